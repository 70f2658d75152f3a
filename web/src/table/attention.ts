// SPDX-License-Identifier: Apache-2.0
// What reaches somebody who looks elsewhere: a chime and a notice of the system, each only if wanted.
import { settings } from '../shell/settings.svelte';

/// Two soft notes, a fifth apart.
const notes = [
  { pitch: 523.25, at: 0 },
  { pitch: 783.99, at: 0.16 },
];
const loudness = 0.12;
const fades_in = 0.9;

export function chime(): void {
  if (settings.sound !== 'on') return;
  const air = new AudioContext();
  for (const { pitch, at } of notes) {
    const voice = new OscillatorNode(air, { frequency: pitch });
    const volume = new GainNode(air, { gain: 0 });
    const start = air.currentTime + at;
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(loudness, start + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + fades_in);
    voice.connect(volume).connect(air.destination);
    voice.start(start);
    voice.stop(start + fades_in);
  }
  setTimeout(() => void air.close(), 2000);
}

/// Only to somebody who does not look at this page.
export function notify(title: string, text: string): void {
  if (settings.notices !== 'on' || !document.hidden || !may_notify()) return;
  const notice = new Notification(title, { body: text, icon: '/icon.svg', tag: location.pathname });
  notice.onclick = () => {
    window.focus();
    notice.close();
  };
}

/// Browsers keep notices for secure pages, and for those whose visitor allowed them.
const may_notify = (): boolean => 'Notification' in window && Notification.permission === 'granted';
