/** A guard that is against what one word of a statement is tied to, where a sentence that is no note ties it otherwise. */
import type { MismatchKind } from '../../../domain/check.ts';
import { againstUnit, type Guard, type Told } from '../guard.ts';
import { type Placed, placed } from '../placed.ts';
import { isNote } from './noted.ts';

/** @param find the token of the statement that the sentence ties otherwise; -1 for none */
export const againstArc = (kind: MismatchKind, find: (parses: Placed, told: Told) => number): Guard =>
  againstUnit(kind, 'prose', (told, sentence) => {
    if (isNote(sentence)) return -1;
    const parses = placed(told, sentence);
    const at = find(parses, told);
    return at < 0 ? -1 : parses.unitOf(at);
  });

/** Whether the word at a token is no value: those are read by themselves. */
export const isPlainWord = ({ unitOf }: Placed, told: Told, token: number): boolean =>
  told.units[unitOf(token)]?.value === undefined;
