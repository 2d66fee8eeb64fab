/** Pronouns that stand for nothing: `it is important that …`, `it rains`. */
import { parseSentence } from '../../text/parse/bundled.ts';
import { Tree } from '../../text/parse/tree.ts';

/** `It is important that …`, `It seems …`: the word stands for nothing. */
export function isEmptySubject(text: string): boolean {
  if (
    /^it (?:also )?(?:looks?|looked|seems?|seemed|appears?|appeared|sounds?|turns? out|turned out|follows|happens) (?!to )/i.test(
      text,
    )
  )
    return true;
  if (WEATHER.test(text) || ADVISED.test(text) || RESOLVED.test(text)) return true;
  const tree = new Tree(parseSentence(text));
  const first = tree.tokens[0];
  if (first === undefined) return true;
  if (first.deprel === 'expl' && !isOfThing(tree)) return true;
  return tree.tokens.some(({ deprel }) => deprel === 'csubj' || deprel === 'csubj:pass');
}

/** "It took place at noon", "it is due in May": something of which no clause behind tells what it is. */
function isOfThing({ tokens }: Tree): boolean {
  const root = tokens.find(({ head }) => head < 0);
  if (root === undefined || tokens.some(({ deprel }) => CLAUSES.test(deprel))) return false;
  const takesPlace = tokens.some(({ lemma, head }) => lemma === 'place' && tokens[head]?.lemma === 'take');
  return root.upos === 'VERB' ? takesPlace || !EMPTY.test(root.lemma) : OF_THING.test(root.form);
}

const CLAUSES = /^(?:csubj|ccomp|xcomp|advcl|acl|parataxis)/;
const EMPTY = /^(?:be|seem|appear|happen|follow|look|sound|turn|rain|snow|hail|take)$/;
const OF_THING =
  /^(?:due|available|valid|payable|included|refundable|ready|overdue|open|closed|free|complete)$/;

/** `It is recommended to take 90 mg`: what the clause behind tells is so, and no thing. */
const ADVISED =
  /^it (?:is|['’]s|was|will be|may be|might be) (?:(?:also|not|generally|usually|often|always|strongly|highly|therefore) )*(?:recommended|advised|suggested|advisable|possible|impossible|important|necessary|unnecessary|essential|vital|crucial|mandatory|customary|common|uncommon|usual|unusual|best|better|wise|sensible|prudent|preferable) (?:to|for [^.,]{2,40} to) /iu;

/** `It was decided in May to sell the hall`, `It has been announced that …`: what was said or settled stands behind. */
const RESOLVED =
  /^it (?:(?:is|was|has|have|had|been|will|be|being|can|may|also|not|then|later|now|already|finally|unanimously|jointly) ){1,5}(?:(?:decided|resolved|agreed|voted|determined|forbidden|prohibited|promised)(?: (?!to )[^\s,;:]+){0,8}?,? (?:not )?to \p{Ll}|\p{L}{2,}(?:ed|wn|id|en|ld|ght|nt|nd)(?: (?!that |whether |how |why )[^\s,;:]+){0,8}?,? (?:that (?=\S+ \S+ \S)|whether |how |why ))/iu;

/** `If it rains`, `it is Sunday`, `it's late`: no thing does so. */
const WEATHER =
  /\bit(?:['’]s| is| was| will be| gets?| has been)? (?:(?:still|too|already|very) )*(?:rain(?:s|ed|ing|y)?|snow(?:s|ed|ing|y)?|hail(?:s|ed|ing)?|thunder(?:s|ing)?|dark|sunny|windy|foggy|freezing|storm(?:s|ing|y)|\p{Lu}\p{Ll}+day|noon|midnight|(?:spring|summer|autumn|winter)(?:time)?)\b/iu;
