/** Places of data by their JSON Pointers: what stands above them, and the words of their names. */
import { fieldWords } from '../../read/field-said.ts';
import { wordsOf } from '../record.ts';
import { roleOf } from '../words/senses.ts';
import { inFull } from '../words/short-forms.ts';

/** The words of the nearest name in a path. */
export function labelsOf(path: string): string[] {
  const names = namesOf(path).filter((name) => !/^\d+$/.test(name));
  return [...inFull(wordsOf(fieldWords(names.at(-1) ?? '')))];
}

/** A path with any place in its lists. */
export const shapeOf = (path: string): string => path.replaceAll(/\/\d+(?=\/|$)/g, '/*');

export const parentOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('/')));

/** The object that a scalar belongs to: a member of a list of scalars to the object that has the list. */
export function objectOf(pointer: string): string {
  const path = parentOf(pointer);
  return /\/\d+$/.test(pointer) ? parentOf(path) : path;
}

export const namesOf = (path: string): string[] =>
  path
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));

/** "Name" of `assignee: { name, team }`: who stands in the role, as `assignee: ...` would say. */
export const isCalling = (name: readonly string[]): boolean => CALLING.test(name.join(' '));
const CALLING = /^(?:(?:full |display )?name|username|login|email)$/;
export const isHolder = (object: string): boolean => roleOf(labelsOf(object)) !== undefined;
