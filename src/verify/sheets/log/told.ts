/** Whether a clause tells what an entry of a log says: "the server began restarting" of "Server restarting". */
import { escaped } from '../../context/tellings/words.ts';
import { wordsIn } from '../said.ts';
import type { Entry } from './entries.ts';

const SMALL = /^(?:was|were|has|have|had|been|there|its|it|their|then|totall?ing)$/u;
const ADVERB = /^(?:successfully|automatically|now)$/u;
const wordsOf = (phrase: string): readonly string[] => wordsIn(phrase).filter((word) => !SMALL.test(word));
const PARTICIPLE = /^(?:\p{L}{2,}ed|sent|lost|begun|found|built|shut|set|reset|sold|paid)$/u;
const BECAUSE = /^(?<what>.+?) (?:because(?: of)?|due to|as|since) (?<why>.+)$/iu;
const REASON = /^(?<what>[^:]{3,60}): (?<why>\S.*)$/u;

/** Whether a clause, of which nothing is left over, tells an entry. */
export function tells(clause: string, entry: Entry): boolean {
  const { message } = entry;
  const [bare] = message.split(/ ?\((?=[^)]*\)$)/u);
  const ways = [message, bare!, message.replaceAll(/[()]/gu, ' ')];
  if (ways.some((way) => isSame(clause, way, entry))) return true;
  const cause = REASON.exec(bare!)?.groups;
  if (cause === undefined) return false;
  if (isSame(clause, cause.what!, entry)) return true;
  const said = BECAUSE.exec(clause)?.groups;
  return (
    said !== undefined &&
    isSame(said.what!, cause.what!, entry) &&
    plainly(said.why!.replace(/^it /iu, '')) === plainly(cause.why!)
  );
}

const plainly = (phrase: string): string =>
  wordsOf(phrase)
    .filter((word) => !ADVERB.test(word))
    .join(' ');

function isSame(clause: string, message: string, { part }: Entry): boolean {
  const told = plainly(message);
  const said = plainly(clause);
  if (told === '' || !told.includes(' ')) return false;
  if (said === told) return true;
  // "The disk /var was at 91% capacity" of what the disk part wrote.
  if (
    part !== '' &&
    said
      .split(' ')
      .filter((word) => word !== part)
      .join(' ') === told
  )
    return true;
  // "Backup retry started": it was retried.
  const again = /^(?<what>.+) (?<deed>retry|restart|reboot) (?:started|initiated)$/u.exec(told)?.groups;
  if (again !== undefined && said === `${again.what} ${AGAIN[again.deed!]}`) return true;
  // "Server restarting": it began to.
  const begun = clause.replace(/ (?:began|started)(?: to)? (?=\p{L}+ing\b)/u, ' ');
  if (begun !== clause && plainly(begun) === told) return true;
  const [verb = '', ...rest] = told.split(' ');
  if (!PARTICIPLE.test(verb) || rest.length === 0) return false;
  // "Removed 214 files": 214 files were removed; what wrote the line did so.
  const by =
    part === ''
      ? said
      : said.replace(new RegExp(` by ${escaped(part)}(?: job| task| service| process)?$`, 'u'), '');
  if (/ (?:was|were|has been|have been) /u.test(` ${clause} `) && isPassive(by, verb, rest)) return true;
  return part !== '' && new RegExp(`^${escaped(part)}(?: job| task| service| process)? `, 'u').test(said)
    ? said.replace(new RegExp(`^${escaped(part)}(?: job| task| service| process)? `, 'u'), '') === told
    : false;
}

const AGAIN: Readonly<Record<string, string>> = {
  retry: 'retried',
  restart: 'restarted',
  reboot: 'rebooted',
};

/** "214 files removed from the cache" of "removed 214 files from the cache": the verb moved behind its object. */
function isPassive(said: string, verb: string, rest: readonly string[]): boolean {
  const words = said.split(' ');
  const at = words.indexOf(verb);
  return (
    at > 0 &&
    words.lastIndexOf(verb) === at &&
    [...words.slice(0, at), ...words.slice(at + 1)].join(' ') === rest.join(' ')
  );
}
