import type { Said } from './said.ts';
export function derive(_said: Said): void {}
