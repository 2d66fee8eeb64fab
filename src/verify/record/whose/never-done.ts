/** What has never been done: "has never logged in" of `last_login: null`. */
import type { Field } from '../record.ts';
import { deniesAt, type Said } from '../said.ts';
import { isNearly } from '../words/dated.ts';
import type { Found } from './found.ts';

/** What a system notes itself each time: where it has no last time there was none. */
const NOTED =
  /^(?:login|signin|seen|used|use|active|activity|accessed|access|sync|synced|synchronised|synchronized|run|ran|opened|viewed|connected|connection|played|triggered|fired|executed|deployed|deployment|backup|visited|visit|contacted)$/;
const TIMED = /^(?:at|on|time|date|timestamp)$/;

/** A last time that is not set, where the claim denies by its verb that it ever was. */
export function neverDone(said: Said, field: Field, at: number): Found | undefined {
  const { name, quote } = field;
  if (quote === 'null' && name[0] === 'actual' && name.length === 2) return notYet(said, field, at);
  if (quote !== 'null' || name[0] !== 'last') return undefined;
  const deed = name.slice(1).filter((word) => !TIMED.test(word));
  const isTimed = deed.length < name.length - 1;
  if (deed.length !== 1 || !(isTimed || NOTED.test(deed[0]!))) return undefined;
  const { form, lemma, value } = said.words[at]!;
  if (value >= 0 || (form === lemma && !/^(?:been|has|have)$/.test(said.bare[at - 1] ?? '')))
    return undefined;
  const entering = lemma === 'log' || lemma === 'sign';
  const says = entering
    ? /^(?:login|signin|logged|log)$/.test(deed[0]!) && said.bare[at + 1] === 'in'
    : said.canSay(deed[0]!, at);
  if (!says || !isDenied(said, at)) return undefined;
  return { word: at, field, holds: false, kind: 'deed', length: entering ? 2 : 1 };
}

/** "Has not arrived yet" of `actual_arrival: null`, beside when it is to. */
function notYet(said: Said, field: Field, at: number): Found | undefined {
  const { form, lemma, value } = said.words[at]!;
  if (value >= 0 || form === lemma || !isNearly(said, field.name[1]!, lemma) || !isDenied(said, at))
    return undefined;
  return { word: at, field, holds: false, kind: 'deed', length: 1 };
}

/** "Has never", "has not ever been": the denial right before the verb. */
const isDenied = (said: Said, at: number): boolean =>
  [at - 1, at - 2, at - 3].some(
    (place) =>
      place > 0 &&
      deniesAt(said, place) &&
      said.bare.slice(place + 1, at).every((word) => /^(?:been|yet|ever|once)$/.test(word)),
  );
