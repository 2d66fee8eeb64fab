/** What stands in a list that says by its name how it stands: "the reference letter is still missing" of `documents_missing: [reference_letter]`. */
import type { Field } from '../record.ts';
import type { Said } from '../said.ts';
import { label } from '../words/dated.ts';

/** How what is listed stands, as names of lists say it. */
const STATE =
  /^(?:missing|received|outstanding|pending|required|completed|failed|passed|approved|rejected|submitted|signed|enabled|disabled|available|unavailable|included|excluded|covered|confirmed|declined|granted|fulfilled|blocked|affected|uploaded|verified|revoked|skipped|supported|unsupported|paid|unpaid|overdue|resolved|unresolved)$/;
/** A kind of thing that a member may be called beside its name. */
const BE = /^(?:is|are|was|were|has been|have been)$/;

/** Accounts for members that the claim says to stand as the list says. */
export function soListed(said: Said): void {
  const state = said.bare.findIndex((form, at) => said.isOpen(at) && STATE.test(form));
  if (state < 2 || state !== said.words.length - 1) return;
  let be = state - 1;
  while (/^(?:still|already|currently|now)$/.test(said.bare[be] ?? '')) be--;
  const verb = said.bare[be] === 'been' ? be - 1 : be;
  if (!BE.test(said.bare.slice(verb, be + 1).join(' '))) return;
  const member = said.fields.find(
    (field) => field.listed === true && field.name.includes(said.bare[state]!) && isMember(said, field, verb),
  );
  if (member === undefined || isOtherwise(said, member)) return;
  said.derivations.push(label(member));
  said.explain(0, said.words.length, 'derived', member);
}

/** "A copy of the driver's licence" of `driver_licence_copy`: the same words, in whatever order. */
function isMember(of: Said, { words: member, name }: Field, verb: number): boolean {
  const { bare, words, lexicon } = of;
  const kind = name.filter((word) => !STATE.test(word)).map((word) => lexicon.lemma(word));
  const said = words.slice(0, verb).flatMap(({ weight, lemma }, at) => {
    const form = bare[at]!;
    if (isKeySaid(of, at) || isAskedFor(of, at)) return [];
    return /^(?:a|an|the|of|his|her|its|their|no|not)$/.test(form) ||
      (weight === 0 && form.length < 4 && !member.includes(form))
      ? []
      : [{ form, lemma }];
  });
  if (
    bare
      .slice(0, verb)
      .some((form) => /^(?:no|not|neither|nor|and|or|all|every|only|except|never|none)$/.test(form))
  )
    return false;
  const has = (one: { form: string; lemma: string }): boolean =>
    member.includes(one.form) ||
    member.includes(one.lemma) ||
    member.some((word) => lexicon.lemma(word) === one.lemma);
  return (
    said.length > 0 &&
    said.every((one) => has(one) || kind.includes(one.lemma)) &&
    member.every((word) =>
      said.some(({ form, lemma }) => form === word || lemma === word || lemma === lexicon.lemma(word)),
    )
  );
}

/** "On booking H-9": the number that the record is called by, and what it is the number of. */
function isKeySaid(said: Said, at: number): boolean {
  const { words, reading, fields } = said;
  const key = (word: number): Field | undefined => {
    const value = reading.values[words[word]?.value ?? -1];
    const quote = value?.kind === 'identifier' ? reading.text.slice(value.start, value.end) : undefined;
    return fields.find((field) => field.quote === quote && said.isKey(field));
  };
  const next = key(at + 1);
  return key(at) !== undefined || (next?.name.some((word) => said.canSay(word, at)) ?? false);
}

/** "The cot requested", of what a list of `requests` has as well. */
const isAskedFor = (said: Said, at: number): boolean =>
  /^(?:requested|ordered|wanted)$/.test(said.bare[at]!) &&
  said.fields.some(({ listed, name }) => listed === true && name.length === 1 && said.canSay(name[0]!, at));

/** Whether another list of the record says otherwise of the same member. */
const isOtherwise = ({ fields }: Said, member: Field): boolean =>
  fields.some(
    (other) =>
      other !== member &&
      other.listed === true &&
      other.name.join(' ') !== member.name.join(' ') &&
      other.name.some((word) => STATE.test(word)) &&
      other.quote === member.quote,
  );
