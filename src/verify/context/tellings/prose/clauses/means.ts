/**
 * The deed by which another was done, as a deed of whoever did that: "Dana removed old log files" for "Dana freed space by
 * removing old log files", "the proxy was restarted" for "the outage was ended by restarting the proxy".
 */
import { participleOf, pastOf } from '../../../../../text/inflect.ts';
import { parseSentence } from '../../../../../text/parse/bundled.ts';
import { Tree } from '../../../../../text/parse/tree.ts';
import type { Wording } from '../../terms/types.ts';
import { capital } from '../../words.ts';
import { isLeftOpen, type Rewriter } from '../types.ts';

const MEANS = / (?:simply |only |just )?by (?:\p{Ll}+ly )?(\p{Ll}+ing) /u;

/** Verbs whose means is that of what somebody is to do, says or wants; of who tried, the means was tried. */
const OF_OTHERS =
  /^(?:ask|tell|order|instruct|advise|urge|allow|let|permit|help|enable|encourage|force|require|want|hope|wish|plan|intend|mean|agree|decide|promise|offer|refuse|decline|fail|forget|threaten|propose|suggest|recommend|consider|think|believe|say|claim|deny|report|argue|explain|show|expect|need|like|love|hate|dream|aim|prepare|warn|teach|train|remind|wait|seem|appear|imagine|pretend|demand|request|prevent|stop|avert|forbid|prohibit|ban)$/u;
const TRYING = /^(?:try|attempt|seek|manage|begin|start|continue)$/u;

/** What is told of as no deed that was done. */
const UNREAL =
  /\b(?:will|shall|can|must|may|should|to be|used to|instead of|rather than|said|says|reportedly|allegedly|according to|accused|suspected|charged with|scheduled|expected|supposed)\b/iu;

/** A means as the tokens of its clause: its verb, and the verb of the sentence. */
interface Means {
  readonly tree: Tree;
  readonly root: number;
  readonly verb: number;
}

function meansIn(text: string, lexicon: Wording['lexicon']): Means | undefined {
  const tree = new Tree(parseSentence(`${text}.`));
  const root = tree.tokens.findIndex(({ head }) => head < 0);
  if (root < 0 || !/^VB[DN]$/.test(tree.token(root).xpos)) return undefined;
  const lemma = lexicon.lemma(tree.token(root).form.toLowerCase(), 'v');
  if (OF_OTHERS.test(lemma) || tree.with(root, 'ccomp').length > 0) return undefined;
  const tried = tree.with(root, 'xcomp');
  if (tried.length > 0 && !TRYING.test(lemma)) return undefined;
  for (const of of [root, ...tried, ...tree.with(root, 'conj')])
    for (const verb of tree.with(of, 'advcl'))
      if (
        tree.token(verb).xpos === 'VBG' &&
        tree.with(verb, 'mark').some((at) => tree.token(at).form === 'by')
      )
        return { tree, root, verb };
  return undefined;
}

/** A deed of the means: its verb, what it was done to, and all that is told behind its verb. */
interface Deed {
  readonly lemma: string;
  readonly what: string;
  readonly many: boolean;
  readonly rest: string;
}

const PRONOUN = /^(?:it|them|this|that|him|her|one|so)\b/iu;

/** The deed of one verb of the means; undefined where a pronoun stands for what it was done to. */
function deedOf({ tree }: Means, verb: number, text: string, lexicon: Wording['lexicon']): Deed | undefined {
  const { form, end: from } = tree.token(verb);
  const lemma = lexicon.lemma(form, 'v');
  const [next] = tree.with(verb, 'conj');
  const joint = next === undefined ? undefined : (tree.with(next, 'cc')[0] ?? next);
  const end = joint === undefined ? tree.span(verb, true).end : tree.token(joint).start;
  const rest = text
    .slice(from, end)
    .replace(/[,\s]+$/u, '')
    .trim();
  const [object] = tree.with(verb, 'obj');
  if (lemma === form || PRONOUN.test(rest)) return undefined;
  if (object === undefined) return { lemma, what: '', many: false, rest };
  const span = tree.span(object, true);
  if (span.start !== from + 1) return undefined;
  const many = tree.token(object).xpos === 'NNS' || tree.with(object, 'conj').length > 0;
  return { lemma, what: text.slice(span.start, span.end), many, rest };
}

const PLACED = /^ (?:in|at|of|for|from|to|on|with) \S.*$/u;
/** "Leaking pipes" behind "by" may be what did it. */
const DETERMINED = /^(?:the|an?|all|both|his|her|its|their|our|two|three|\d|\p{Lu})/u;

/** What was done to the object, its place told of it or of the deed. */
function inPassive({ lemma, what, many, rest }: Deed): readonly string[] {
  if (what === '') return [];
  const done = `${many ? 'were' : 'was'} ${participleOf(lemma)}`;
  const behind = rest.slice(what.length);
  return [`${capital(what)} ${done}${behind}`, ...(PLACED.test(behind) ? [`${capital(rest)} ${done}`] : [])];
}

/** The means as a deed: of the subject, where that acts; and of what it was done to. */
function byMeans({ text, lexicon }: Wording): readonly string[] {
  if (!MEANS.test(text) || isLeftOpen(text) || UNREAL.test(text)) return [];
  const means = meansIn(text, lexicon);
  if (means === undefined) return [];
  const { tree, root, verb } = means;
  const deeds = [verb, ...tree.with(verb, 'conj').filter((at) => tree.token(at).xpos === 'VBG')].flatMap(
    (at) => deedOf(means, at, text, lexicon) ?? [],
  );
  const [subject] = tree.with(root, 'nsubj');
  if (subject === undefined) return deeds.filter(({ what }) => DETERMINED.test(what)).flatMap(inPassive);
  const { start, end } = tree.span(subject, true);
  const who = capital(text.slice(start, end));
  return deeds.flatMap((deed) => [`${who} ${pastOf(deed.lemma)} ${deed.rest}`.trim(), ...inPassive(deed)]);
}

export const MEANS_TURNS: readonly Rewriter[] = [{ of: /\S/, from: MEANS, write: byMeans, reorders: true }];
