/** What somebody asked for by asking whether it could be: "asked to reschedule the visit" for "asked whether the visit could be moved". */
import type { Wording } from '../../terms/types.ts';
import type { Rewriter } from '../types.ts';

const WHETHER =
  /^([^,;:]{2,60}?) (?:(?:rang|called|phoned|wrote|wrote in|emailed|e-mailed|came|got in touch|contacted us|rang up) (?:(?:on|this|in the) [\p{L}\d]+ )?(?:to ask|asking)|asked|has asked|wanted to know|inquired|enquired)(?: us| them| him| her)? (?:whether|if) (.+)$/u;
const CALLED_TO =
  /^([^,;:]{2,60}?) (?:rang|called|phoned|wrote|wrote in|emailed|e-mailed|came|got in touch|contacted us|rang up) (?:(?:on|this|in the) [\p{L}\d]+ )?to (ask|request|complain|report|cancel|confirm|say|apologise|apologize|thank)\b(.*)$/u;
const SELF =
  /^(?:she|he|they|it|I|we) (?:could|might|may|can|was allowed to|were allowed to) ([a-z]+)\b(.*)$/u;
const PASSIVE = /^(.{2,60}?) (?:could|might|may|can) be ([a-z]+)\b(.*)$/u;
/** Which verb is asked for where something is to be done to a thing. */
const SAME_DEED: Readonly<Record<string, readonly string[]>> = {
  moved: ['move', 'reschedule'],
  rescheduled: ['reschedule', 'move'],
  postponed: ['postpone', 'reschedule'],
  changed: ['change'],
  cancelled: ['cancel'],
  extended: ['extend'],
  refunded: ['refund'],
};
const PAST: Readonly<Record<string, string>> = {
  ask: 'asked',
  request: 'requested',
  complain: 'complained',
  report: 'reported',
  confirm: 'confirmed',
  say: 'said',
  apologise: 'apologised',
  apologize: 'apologized',
  thank: 'thanked',
};

function byWhether({ text }: Wording): readonly string[] {
  const found = WHETHER.exec(text);
  if (found === null || /\b(?:not|never)\b|n['’]t\b/u.test(text)) return [];
  const [, who = '', what = ''] = found;
  const [self, passive] = [SELF.exec(what), PASSIVE.exec(what)];
  if (self !== null) return ['asked', 'wanted'].map((asked) => `${who} ${asked} to ${self[1]}${self[2]}`);
  if (passive === null) return [];
  const [, thing = '', done = '', rest = ''] = passive;
  // To when it is to be moved may be left out; for how much it is to be done may not.
  const how = /^ (?:to|until) /u.test(rest) ? [rest, ''] : [rest];
  return how.flatMap((tail) => [
    `${who} asked for ${thing} to be ${done}${tail}`,
    ...(SAME_DEED[done] ?? []).map((verb) => `${who} asked to ${verb} ${thing}${tail}`),
  ]);
}

/** "Mr Roy complained" for "Mr Roy rang to complain". */
function byCalling({ text }: Wording): readonly string[] {
  const found = CALLED_TO.exec(text);
  const verb = PAST[found?.[2] ?? ''];
  return found === null || verb === undefined ? [] : [`${found[1]} ${verb}${found[3]}`];
}

export const ASKED_WHETHER: readonly Rewriter[] = [
  { of: /\b(?:asked|wanted)\b/u, from: WHETHER, write: byWhether, asks: true },
  {
    of: /\b(?:asked|requested|complained|reported|confirmed|said|apologi[sz]ed|thanked)\b/u,
    write: byCalling,
    reorders: true,
  },
];
