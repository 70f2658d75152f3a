// SPDX-License-Identifier: Apache-2.0
// node run.mjs replay.wasm log.jsonl…: law 1 (exact) across machines. Every log must lead the
// WebAssembly engine to the state hash that the native one wrote into its footer.
import { readFile } from 'node:fs/promises';
import { WASI } from 'node:wasi';

const [module_path, ...log_paths] = process.argv.slice(2);
if (!module_path || log_paths.length === 0) {
  console.error('usage: node run.mjs replay.wasm log.jsonl…');
  process.exit(2);
}

async function load(path) {
  const wasi = new WASI({ version: 'preview1' });
  const module = await WebAssembly.compile(await readFile(path));
  const instance = await WebAssembly.instantiate(module, wasi.getImportObject());
  wasi.initialize(instance);
  return instance.exports;
}

function bytes_at(engine, start, size) {
  return new Uint8Array(engine.memory.buffer, start, size);
}

function replayed_hash(engine, log) {
  bytes_at(engine, engine.log_space(log.length), log.length).set(log);
  if (engine.replay_log()) return BigInt.asUintN(64, engine.state_hash());
  const problem = bytes_at(engine, engine.problem_text(), engine.problem_size());
  throw new Error(new TextDecoder().decode(problem));
}

function footer_hash(log) {
  const last_line = new TextDecoder().decode(log).trimEnd().split('\n').at(-1);
  return BigInt(`0x${JSON.parse(last_line).hash}`);
}

const engine = await load(module_path);
let failed = 0;
for (const path of log_paths) {
  try {
    const log = new Uint8Array(await readFile(path));
    const [got, expected] = [replayed_hash(engine, log), footer_hash(log)];
    if (got !== expected) {
      throw new Error(`state hash ${got.toString(16)}, but the footer says ${expected.toString(16)}`);
    }
  } catch (error) {
    failed += 1;
    console.log(`${path}: ${error.message}`);
  }
}
console.log(`${log_paths.length - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
