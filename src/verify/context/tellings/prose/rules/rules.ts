/** What a rule says of those whom it leaves out, or of whom alone it lets in. */
import { participleOf } from '../../../../../text/inflect.ts';
import type { Wording } from '../../terms/types.ts';
import { bare, capital, lower } from '../../words.ts';
import { OPEN, type Rewriter } from '../types.ts';

const LEFT_OUT =
  /^(?:(?:But|However),? )?(?:(.+?) (?:is|are) (?:excluded|exempt|an exception|exceptions|not included|excepted)(?: from (?:this|the offer|returns?|exchange))?|(?:This|The (?:policy|rule|offer|right))(?: \p{Ll}+)? (?:does not apply to|excludes|does not cover) (.+?)|(?:The )?(?:only )?exceptions? (?:is|are) (.+?)|Exceptions?: (.+?))$/iu;
const MAY_DO =
  /^(?:.+?) (?:can|may|(?:is|are) (?:allowed|entitled|free) to|ha(?:s|ve) the right to) ([a-z]+) [^;]+$/u;
const MAY_BE = /^(?:.+?) (?:can|may) be ([a-z]+)\b[^;]*$/u;
const DENIED = /^(.+?) (cannot|can not|may not|must not|(?:is|are) not allowed to) (be ([a-z]+))\b(.*)$/u;
/** Sentences before it that an exception may be made of. */
const BEFORE = 2;

/** "Sale items cannot be returned" for "Customers can return clothing. Sale items are excluded." */
function byExclusion({ text, said, lexicon, scene }: Wording): readonly string[] {
  const [found, ours] = [LEFT_OUT.exec(text), DENIED.exec(said)];
  if (found === null || ours === null || /\bnot (?:excluded|exempt)\b/.test(text)) return [];
  const who = (found[1] ?? found[2] ?? found[3] ?? found[4])!;
  if (/\b(?:if|unless|when|only|except|not)\b/.test(who)) return [];
  const lemma = lexicon.lemma(ours[4]!, 'v');
  for (let at = scene.sentence - 1; at >= Math.max(0, scene.sentence - BEFORE); at--) {
    const rule = bare(scene.tell(at).text);
    const verb = MAY_DO.exec(rule)?.[1] ?? MAY_BE.exec(rule)?.[1];
    if (verb === undefined || /\b(?:not|never|no)\b/.test(rule)) continue;
    if (verb !== 'be' && lexicon.lemma(verb, 'v') !== lemma) {
      const passive = MAY_BE.exec(rule)?.[1];
      if (passive === undefined || lexicon.lemma(passive, 'v') !== lemma) return [];
    }
    const did = verb === 'be' ? MAY_BE.exec(rule)?.[1] : verb;
    if (did === undefined || lexicon.lemma(did, 'v') !== lemma) return [];
    // What the rule grants them for, they are left out of too.
    const tail = ours[5]!;
    const granted = tail === '' || rule.includes(tail.replace(/ an? /, ' ').split(' ').slice(-1)[0]!);
    return granted ? [`${capital(who)} ${ours[2]} be ${participleOf(lemma)}${tail}`] : [];
  }
  return [];
}

const RESERVED =
  /^(.+?) (?:is|are) (?:reserved|reserved exclusively|only|exclusively|set aside|for the use of|for the exclusive use of) (?:(?:exclusively|only) )?(?:for )?([^,;]+)$/u;

/** "Only members may use it" for "it is reserved for members". */
function byReserved({ text, said }: Wording): readonly string[] {
  const found = RESERVED.exec(text);
  if (found === null || !/\b(?:reserved|only|exclusive)/.test(text) || OPEN.test(text)) return [];
  const [, what = '', who = ''] = found;
  const thing = lower(what);
  const modal = /\bcan\b/.test(said) ? 'can' : 'may';
  return [
    `Only ${who} ${modal} use ${thing}`,
    `${what} ${modal} only be used by ${who}`,
    `${what} ${modal} be used only by ${who}`,
    `${what} ${modal} be used by ${who} only`,
    `${capital(who)} ${modal} use ${thing}`,
  ];
}

const UP_TO = /\b[Uu]p to (\d+|[a-z]+) ([a-z]+(?: [a-z]+)?s)\b/u;
const AT_MOST = /\b(\d+|[a-z]+) ((?:[a-z]+ ){1,2})(at most|at the most|at maximum)\b/iu;

/** "Five days at most can be carried over" for "Up to five days can". */
function byMost({ text, said }: Wording): readonly string[] {
  const [ours, theirs] = [AT_MOST.exec(said), UP_TO.exec(text)];
  if (ours === null || theirs === null || ours[1]!.toLowerCase() !== theirs[1]!.toLowerCase()) return [];
  const opens = /^U/.test(theirs[0]);
  const put = `${theirs[1]} ${theirs[2]} ${ours[3]}`;
  const told = text.replace(UP_TO, opens ? capital(put) : put);
  // "Carried over to March": over is over, whatever to.
  return [told, told.replace(/\b(carried (?:over|forward)) to [^,;]+$/u, '$1')];
}

const NO_NEED =
  /\b(?:do(?:es)? not (?:have|need) to|need not|(?:is|are) not (?:required|obliged) to)(?= [a-z])/u;

/** "Need not" for "does not have to". */
function byNoNeed({ text, said }: Wording): readonly string[] {
  const ours = NO_NEED.exec(said)?.[0];
  const plain = text.replace(/\b(do|does)n['\u2019]t (?=have|need)/u, '$1 not ');
  const theirs = NO_NEED.exec(plain)?.[0];
  if (ours === undefined || theirs === undefined) return [];
  const told = plain.replace(NO_NEED, ours);
  return [told, told.replace(/\bsend (the [^,;]+?) back\b/u, 'return $1')];
}

const REFUNDED =
  /^((?:All |The |Any )?[Rr]efunds?|(?:The )?[Mm]oney) (?:is|are|will be) (?:made|paid|issued|credited|sent|given|returned|transferred)(?: back)? to (.+)$/u;
const GOES =
  /\b(?:go(?:es)?(?: back)?|(?:is|are|will be) (?:made|paid|issued|credited|sent|returned|transferred)(?: back)?) to\b/u;

/** "Refunds go back to the card" for "refunds are made to the card". */
function byRefund({ text, said }: Wording): readonly string[] {
  const [found, ours] = [REFUNDED.exec(text), GOES.exec(said)?.[0]];
  if (found === null || ours === undefined) return [];
  // By when they come bounds nothing of where they go.
  return [...new Set([found[2]!, found[2]!.replace(/,? (?:within|in|after) .*$/u, '')])].map(
    (where) => `${found[1]} ${ours} ${where}`,
  );
}

export const RULES: readonly Rewriter[] = [
  { of: DENIED, write: byExclusion },
  { of: /\bonly\b|\bmay use\b|\bcan use\b/i, from: RESERVED, write: byReserved, reorders: true },
  { of: AT_MOST, write: byMost },
  { of: NO_NEED, write: byNoNeed },
  { of: GOES, write: byRefund, reorders: true },
];
