/** "Stores passwords in plain text" by "stores passwords as hashes and user names in plain text": each thing with what goes with it. */
import { wordSet } from '../../../text/word-set.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { againstUnit, type Guard, type Told, tagsOf } from '../guard.ts';

const JOINT = /^(?:and|but)$/;
const LEADS = wordSet(
  'by for in on at from with under to within after before until as into via through during per without',
);

export const CROSSED_CLUSTERS: Guard = againstUnit('role', 'prose', ofOtherThing, {
  told: () => / (?:and|but) /iu,
});

/** The unit that goes with the second thing of two, where the statement has it of the first; -1 for none. */
function ofOtherThing({ reading, units }: Told, sentence: AlignedSentence): number {
  const { words } = sentence.reading;
  const { matches } = sentence.alignment;
  const tags = tagsOf(sentence);
  const joint = words.findIndex(({ form }, at) => at > 2 && JOINT.test(form));
  const isVerb = (at: number): boolean => /^(?:VB[DPZ]?|MD)$/.test(tags[at] ?? '');
  const verb = words.findIndex((_, at) => at < joint && isVerb(at));
  const isLead = (at: number): boolean => LEADS.has(words[at]!.form) && words[at]!.value < 0;
  const all = words.map((_, at) => at);
  const first = all.find((at) => at > verb + 1 && at < joint && isLead(at));
  const second = all.find((at) => at > joint + 1 && isLead(at));
  if (joint < 0 || verb < 0 || first === undefined || second === undefined) return -1;
  const end =
    all.find((at) => at > second && /[,;:.]/.test(sentence.reading.text[words[at]!.end] ?? '.')) ??
    words.length - 1;
  if (
    all.some((at) => at > joint && at <= end && (isVerb(at) || (LEADS.has(words[at]!.form) && at < second)))
  )
    return -1;
  const said = new Set(reading.words.flatMap(({ form, lemma }) => [form, lemma]));
  const things = all.filter((at) => at > joint && at < second && words[at]!.weight > 0);
  const isSaid = (at: number): boolean => said.has(words[at]!.form) || said.has(words[at]!.lemma);
  if (things.length === 0 || things.some(isSaid) || matches.some(({ at }) => things.includes(at))) return -1;
  const stands = (unit: number, from: number, to: number): boolean => {
    const { form, lemma } = units[unit]!.word;
    const at = matches[unit]?.at ?? -1;
    return (
      (at > from && at <= to) ||
      words.slice(from + 1, to + 1).some((word) => word.form === form || word.lemma === lemma)
    );
  };
  const numbers = units.map((_, unit) => unit);
  // A thing, and no other verb: "was held in Oslo with Ana and her team on Monday".
  const isThing = (unit: number): boolean => /^(?:NN|CD)/.test(tags[matches[unit]?.at ?? -1] ?? '');
  const hasFirst = numbers.some(
    (unit) => isThing(unit) && stands(unit, verb, first - 1) && !stands(unit, joint, end),
  );
  const goes = numbers.find((unit) => stands(unit, second, end) && !stands(unit, -1, joint));
  return hasFirst && goes !== undefined ? goes : -1;
}
