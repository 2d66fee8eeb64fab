/** "The patient has signed the consent" of a patient's data with `consent_signed`: it has been signed. */
import type { Subject } from '../data-answers/subject.ts';

const PARTY =
  /^(?:user|patient|customer|client|employee|member|contractor|applicant|tenant|student|guest|supplier|vendor|seller|driver|candidate|subscriber|account|participant|volunteer|buyer|contact)$/;
const HAS_DONE =
  /^(.+?) (?:(?:has|have) (?:already )?(not )?)?(signed|completed|accepted|passed|provided|submitted|verified|confirmed|paid|finished|uploaded|returned|enabled|activated|acknowledged|renewed) ((?:the|an?|his|her|their|its) [^,;]+)$/u;

/** What was done, for a claim that whoever the data is of did it. */
export function doneByOwner(said: string, { label, names }: Subject): readonly string[] {
  const found = HAS_DONE.exec(said);
  if (found === null || !PARTY.test(label)) return [];
  const [, who = '', not = '', deed, what = ''] = found;
  const subject = who.replace(/^(?:the|this) /i, '');
  const isOwner =
    subject.toLowerCase() === label ||
    names.some((name) => subject === name || subject === `${label} ${name}`);
  if (!isOwner || / (?:and|or|by|with|for|to|on|in|after|before|of) /.test(what)) return [];
  const thing = what.replace(/^\S+ /, '').replace(/ form$/, '');
  return [`The ${thing} has ${not}been ${deed}`];
}
