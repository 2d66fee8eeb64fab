/** Where what a thing says stands, with how it follows. */
import type { Field } from '../../record/record.ts';
import type { Shown } from '../asked.ts';
import type { Thing } from './things.ts';

/** The places of fields of a thing, and of what it belongs to. */
export const shownIn = ({ document }: Thing, fields: readonly Field[], told: string): Shown => ({
  places: [...new Set(fields.map(({ sentence }) => sentence))].map((sentence) => ({ document, sentence })),
  told,
  ofRows: true,
});
