/**
 * Statements by their form: `A [expire] on B` is whatever expires on something. A capital letter stands for any words, the
 * verb in brackets for each of its forms, denied with `[not open]`, after a modal with `[can be]`; `on|at` is one of these
 * words, the first of them where it is said again, and a `?` behind a word that it may be absent. `A:day` stands for a
 * day only, `[now expire]` for what is so or will be and not for what was, and `A>base` for "smoke" where the statement has "smoking".
 */
import { escaped } from '../../context/tellings/words.ts';

/** How a verb is denied. */
export type Polarity = 'not' | 'never' | 'no longer' | '';

/** A form of statements. */
export interface Template {
  /** What stands before the verb, and behind it; all of it where no verb is marked. */
  readonly lead: string;
  /** Empty for a form that is said as it stands. */
  readonly verb: string;
  /** A modal that belongs to the form: `[can not be] used`. */
  readonly modal: string;
  readonly denied: Polarity;
  readonly tail: string;
  /** What the words before the verb and those behind it must be; `R` is what a statement adds at its end. */
  readonly before: RegExp;
  readonly behind: RegExp;
}

/** A statement's form, and those that say the same or from which it follows. */
export interface Row {
  readonly ours: Template;
  readonly theirs: readonly Template[];
  /** They say no less than it, and may say more: of what is denied nothing follows. */
  readonly more: boolean;
}

const FORM =
  /^(.*?) ?\[(?:(can|may|must|will|should|could|now) )?(?:(not|never|no longer) )?([a-z]+)\] ?(.*)$/u;
/** A letter, what it may stand for, and in which form it is said again. */
export const SLOT = /^([A-Z])(?::(\p{Ll}+))?(?:>(\p{Ll}+))?$/u;

const NUMBER =
  '(?:\\S?\\d[\\d.,]*|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|hundred)';

/** What a letter may be asked to stand for. */
const KINDS: Readonly<Record<string, string>> = {
  goods:
    '(?:[Tt]he|[Yy]our|[Hh]is|[Hh]er|[Tt]heir|[Mm]y)?(?: ?new| replacement)? ?(?:[Oo]rder|[Pp]arcel|[Pp]ackage|[Ss]hipment|[Dd]elivery|[Gg]oods|[Ii]tems?)(?: \\S*\\d\\S*)?|[Ii]t|[Tt]hey',
  day: '.*\\d.*|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day.*|.*(?:January|February|March|April|May|June|July|August|September|October|November|December).*',
  number: NUMBER,
  gerund: '\\p{L}{2,}ing(?: .+)?',
  thing: '(?:an?|further|regular|more|early|no|the use of) .+',
  amount: `(?:(?:about|around|roughly|up to|exactly|almost|nearly|over|under|at least|at most|more than|less than) )?${NUMBER}.*`,
  span: `(?:(?:about|around|roughly|up to|exactly|almost|nearly|at least|at most|more than|less than) )?${NUMBER}[ -](?:\\p{L}+ )?(?:second|minute|hour|day|night|week|month|quarter|year|decade)s?\\b.*`,
  office:
    '(?:the|our|its|their|his|her|your|a|an) (?:.+ )?(?:office|department|team|branch|shop|store|restaurant|hotel|company|firm|school|project|programme|unit|division|business|site|plant|factory|hospital|clinic|agency|desk|warehouse|station|practice|library|museum|section|group)(?: (?:in|at|of|for) .+)?',
  meeting:
    '(?:the|our|its|this|next|today.s) (?:.+ )?(?:meeting|session|sync|hearing|panel|committee|call|conference|workshop)',
  board:
    '(?:the |all )?(?:breakfast|lunch|dinner|half board|full board|meals|drinks|delivery|shipping|postage|parking|cleaning|tax(?:es)?|vat|service|insurance|wi-?fi|internet|transfers?|installation|assembly|heating|water|electricity|linen|towels|equipment|materials|entry|admission|batteries)(?: (?:at|in|of|for) .+)?',
  gift: '(?:.+ )?(?:vouchers?|discount|refund|bonus|permission|notice|warning|reminder|extension|credit|raise|rebate|grant|loan|compensation|access|certificate|replacement|upgrade)(?: (?:of|for|to|by|on|worth) .+)?',
};

/** A pattern of one word of a form. */
function patternOf(word: string, at: number, last: boolean, behind: boolean): string {
  const slot = SLOT.exec(word);
  const gap = at === 0 ? '' : ' ';
  if (slot !== null) {
    // What a verb has is no phrase that a preposition leads.
    const own = slot[2] === undefined ? (last ? '.+' : '.+?') : KINDS[slot[2]];
    return `${gap}(?<${slot[1]}>${at === 0 && behind ? OBJECT : ''}${own})`;
  }
  const optional = word.endsWith('?');
  const ways = (optional ? word.slice(0, -1) : word)
    .split('|')
    .map((one) => escaped(one).replaceAll('_', ' '));
  return optional ? `(?:${gap}(?:${ways.join('|')}))?` : `${gap}(?:${ways.join('|')})`;
}

const OBJECT =
  '(?!(?:for|to|by|in|on|at|with|from|of|off|up|out|over|into|onto|about|against|under|after|before|as|through|down|away|back|not|never|so|too|very|it|that|more|less) )';

function patternFor(words: string, behind: boolean, open: boolean): RegExp {
  const all = words === '' ? [] : words.split(' ');
  const said = all.map((word, at) => patternOf(word, at, at === all.length - 1, behind)).join('');
  return new RegExp(`^${said}${open ? '(?<R>,? .+)?' : ''}$`, 'iu');
}

export function templateOf(text: string): Template {
  const [, lead = text, modal = '', denied, verb = '', tail = ''] = FORM.exec(text) ?? [];
  const isOpen = tail === '' || !SLOT.test(tail.split(' ').at(-1)!);
  return {
    lead,
    verb,
    modal,
    denied: (denied ?? '') as Polarity,
    tail,
    before: patternFor(lead, false, false),
    behind: patternFor(tail, true, isOpen),
  };
}

/** Rows of a table: ` = ` stands between forms that say the same, ` < ` before those from which the first follows. */
export function rowsOf(table: string): readonly Row[] {
  return table
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .flatMap((line): readonly Row[] => {
      const [same, more] = line.split(' < ');
      const alike = same!.split(' = ').map(templateOf);
      const further = more === undefined ? [] : more.split(' = ').map(templateOf);
      return [
        ...(alike.length < 2
          ? []
          : alike.map((ours) => ({ ours, theirs: alike.filter((one) => one !== ours), more: false }))),
        ...(further.length === 0 ? [] : alike.map((ours) => ({ ours, theirs: further, more: true }))),
      ];
    });
}
