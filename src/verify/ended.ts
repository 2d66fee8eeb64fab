/** What has ended, beside evidence that says when it is to end: "the trial ended on 31 August" of `Trial end: 31 August`. */
import type { Judged, Part } from './case.ts';
import { type Mismatch, unitAt } from './matter.ts';

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** Past forms of ending by itself. */
const ENDED = words('ended expired lapsed finished concluded terminated closed stopped');
/** Words by which evidence says that something is over. */
const OVER = words(
  'ended expired lapsed finished concluded terminated closed stopped over completed complete done cancelled canceled ' +
    'gone past former was were had',
);
/** Words by which it says when something is to end. */
const PLANNED = words(
  'end ends ending expire expires expiry expiration until till valid runs run closes close finish finishes concludes ' +
    'planned scheduled window due through period term validity notice',
);
/** Words before which a past form may tell how it is, or under what. */
const OTHERWISE = words('is are will would if when once before after not never');
const DETERMINERS = words('the a an this that its your our their');

/** A claim that something has ended, where all that carries it says is when it ends. */
export function unended(
  { reading, units }: Pick<Part, 'reading' | 'units'>,
  { support }: Judged,
): Mismatch[] {
  const { words: said } = reading;
  const at = said.findIndex(
    ({ form, value }, i) => value < 0 && i > 0 && ENDED.has(form) && !DETERMINERS.has(said[i - 1]!.form),
  );
  if (at < 0 || reading.language !== 'en' || said.some(({ form }) => OTHERWISE.has(form))) return [];
  const says = (forms: ReadonlySet<string>): boolean =>
    support.sentences.some(({ reading: { words } }) =>
      words.some(({ form }) => form.split('_').some((word) => forms.has(word))),
    );
  const [sentence] = support.sentences;
  // What the claim itself names ("the waiting period ended") plans nothing.
  // Who gives notice has ended it, and yet it runs until its day.
  const byItself = !said.some(({ form }) => form === 'by');
  const planned = new Set(
    [...PLANNED].filter(
      (form) => (byItself || form !== 'notice') && !said.some((word) => word.form === form),
    ),
  );
  if (sentence === undefined || says(OVER) || !says(planned)) return [];
  const i = unitAt(units, at);
  return [{ kind: 'modality', force: 'withholds', sentence, units: i < 0 ? [] : [i] }];
}
