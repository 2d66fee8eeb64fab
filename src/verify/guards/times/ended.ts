/** What has ended, beside evidence that says when it is to end: "the trial ended on 31 August" of `Trial end: 31 August`. */

import type { Word } from '../../../text/reading.ts';
import { wordSet } from '../../../text/word-set.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { unitAt } from '../../matter.ts';
import type { Guard } from '../guard.ts';

/** Past forms of ending by itself, and of beginning again then. */
const IS_OVER = wordSet('ended expired lapsed finished concluded terminated closed stopped renewed');
/** Words by which evidence says that something is over. */
const OVER = wordSet(
  'ended expired lapsed finished concluded terminated closed stopped over completed complete done cancelled canceled ' +
    'gone past former was were had renewed',
);
/** Words by which it says when something is to end. */
const PLANNED = wordSet(
  'end ends ending expire expires expiry expiration until till valid runs run closes close finish finishes concludes ' +
    'planned scheduled window due through period term validity exp',
);
/** Words before which a past form may tell how it is, or under what. */
const OTHERWISE = wordSet('is are will would if when once before after not never');
const DETERMINERS = wordSet('the a an this that its your our their');

const PAID = wordSet('paid charged billed debited invoiced');

/** "Went live" of `go_live`. */
const isLaunch = (form: string, next: string | undefined): boolean => form === 'went' && next === 'live';

/** The words of a sentence; of a record those of the fields that the statement has a word of: another may be completed. */
function toldIn({ source, reading: { words, text }, alignment }: AlignedSentence): readonly Word[] {
  if (!source.structured) return words;
  const taken = alignment.matches.flatMap(({ at, strength }) =>
    at >= 0 && strength > 0 ? [words[at]!] : [],
  );
  const fieldOf = ({ start }: Word): number => text.lastIndexOf('; ', start);
  const fields = new Set(taken.map(fieldOf));
  const isState = (word: Word): boolean =>
    /^(?:; |[^:;]*: )?(?:status|state|outcome|result|stage|phase):/iu.test(
      text.slice(Math.max(0, fieldOf(word))),
    );
  return words.filter((word) => fields.has(fieldOf(word)) || isState(word));
}

/** A claim that something has ended, where all that carries it says is when it ends. */
export const ENDED: Guard = {
  kind: 'modality',
  of: 'any',
  unsaid({ reading: { words: said }, units, support }) {
    const at = said.findIndex(
      ({ form, value }, i) =>
        value < 0 &&
        i > 0 &&
        (IS_OVER.has(form) || isLaunch(form, said[i + 1]?.form)) &&
        !DETERMINERS.has(said[i - 1]!.form),
    );
    if (at < 0 || said.some(({ form }) => OTHERWISE.has(form))) return undefined;
    const says = (forms: ReadonlySet<string>): boolean =>
      support.sentences.some((sentence) =>
        toldIn(sentence).some(({ form }) => form.split('_').some((word) => forms.has(word))),
      );
    // What the claim itself names ("the waiting period ended") plans nothing.
    const planned = new Set([...PLANNED].filter((form) => !said.some((word) => word.form === form)));
    const { form } = said[at]!;
    if (form === 'went') planned.add('go');
    if (form === 'renewed') {
      // "Renewal Basic $7.99 paid": what was paid for has been renewed.
      if (says(PAID)) return undefined;
      for (const word of ['renewal', 'renews']) planned.add(word);
    }
    // Who gives notice has terminated; what they gave it of has not ended by that.
    if (form !== 'terminated') planned.add('notice');
    if (says(OVER) || !says(planned)) return undefined;
    const unit = unitAt(units, at);
    return unit < 0 ? [] : [unit];
  },
};
