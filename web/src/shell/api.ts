// SPDX-License-Identifier: Apache-2.0
// What the page asks the server over HTTP.
import type { BranchOrder, GameInfo, Message, NewTable, TableLists, TableOrder } from '../protocol';
import { learn_words } from './i18n.svelte';

/// Something the server refused, or could not be asked; `problem` says it in words.
export class ApiProblem extends Error {
  readonly problem: Message;

  constructor(problem: Message) {
    super(problem.key);
    this.problem = problem;
  }
}

const unreachable: Message = { key: 'page.error.unreachable', args: {} };
const not_loaded: Message = { key: 'page.error.screen', args: {} };
const unexpected = (status: number): Message => ({
  key: 'page.error.unexpected',
  args: { status: String(status) },
});

async function ask(path: string, request?: RequestInit): Promise<Response> {
  try {
    return await fetch(path, request);
  } catch {
    throw new ApiProblem(unreachable);
  }
}

async function read<Answer>(response: Response): Promise<Answer> {
  let answer: { problem?: Message } | null;
  try {
    answer = await response.json();
  } catch {
    throw new ApiProblem(unexpected(response.status));
  }
  if (!response.ok) throw new ApiProblem(answer?.problem ?? unexpected(response.status));
  return answer as Answer;
}

export const fetch_games = async () => read<GameInfo[]>(await ask('/api/games'));
export const fetch_tables = async () => read<TableLists>(await ask('/api/tables'));

/// Resolves when the words of a game can be said.
export const fetch_words = (game: string): Promise<void> =>
  learn_words(game).catch(() => {
    throw new ApiProblem(not_loaded);
  });

/// What keeps everybody out of a table for good: a websocket that is not let in does not say why.
export async function obstacle_at(table: string): Promise<Message | null> {
  const response = await ask(`/api/tables/${encodeURIComponent(table)}/log`, { method: 'HEAD' });
  const keys: Record<number, string> = { 404: 'server.no.such_table', 410: 'server.no.other_rules' };
  const key = keys[response.status];
  return key ? { key, args: {} } : null;
}

const send = async (path: string, type: string, body: string) =>
  read<NewTable>(await ask(path, { method: 'POST', headers: { 'content-type': type }, body }));
const post = (path: string, body: unknown) => send(path, 'application/json', JSON.stringify(body));

export const open_table = (order: TableOrder) => post('/api/tables', order);
/// A new game from a moment of a finished one.
export const branch_table = (table: string, order: BranchOrder) =>
  post(`/api/tables/${table}/branch`, order);
/// A table from the text of a log or a save.
export const open_log = (text: string) => send('/api/logs', 'text/plain', text);
export const rematch_table = (table: string) => post(`/api/tables/${table}/rematch`, {});

/// What went wrong, for people; anything that is not the server's is our own mistake and thrown on.
export function problem_of(error: unknown): Message {
  if (error instanceof ApiProblem) return error.problem;
  throw error;
}
