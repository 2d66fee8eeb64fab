/** What is said of two by name or noun, said of one of them: "underwear is excluded" for "underwear and swimwear are excluded". */
import type { Wording } from '../../terms/types.ts';
import { capital } from '../../words.ts';
import type { Rewriter } from '../types.ts';

const TWO =
  /^((?:(?:The|Your|Our|All|My|His|Her|Its|Both the) )?[\p{L}'\u2019-]+(?: [\p{L}'\u2019-]+){0,2}?)(?:, ((?:the |your |our )?[\p{L}'\u2019-]+(?: [\p{L}'\u2019-]+)?))?,? and ((?:the |your |our |all )?[\p{L}'\u2019-]+(?: [\p{L}'\u2019-]+){0,2}?) (are|were|have|cannot|can|must|may|will|do|did|had) (.+)$/u;
/** What is so of two together only, or of how they stand to each other. */
const TOGETHER =
  /\b(?:together|each other|one another|both|jointly|combined|total|between|same|equal|equally|similar|alike|different|identical|apart|married|divorced|engaged|partners?|siblings?|twins?|friends?|neighbou?rs?|colleagues?|meet|met|compet\p{L}*|agree\p{L}*|merg\p{L}*|share\p{L}*|tied?|respectively|either|neither|or|only|not both|half|whole|sum|pair|couple|joined|mixed|related|connected|separate\p{L}*|next|opposite|against)\b/iu;
/** Amounts may be of both. */
const AMOUNT = /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve|dozen|hundred|thousand|half)\b/iu;
const NARROWING = /^(?:only|neither|either|both|not|no|between|if|when|unless|while)\b/iu;
const VERBAL = / (?:is|are|was|were|has|have|had|who|which|that|to|of|for|with|by|in|on|at|from) /u;

const ONE: Readonly<Record<string, string>> = { are: 'is', were: 'was', have: 'has', do: 'does' };

function ofEachSubject({ text, said }: Wording): readonly string[] {
  if (!text.includes(' and ')) return [];
  const found = TWO.exec(text);
  if (found === null || NARROWING.test(text) || TOGETHER.test(text) || / and .* and /u.test(text)) return [];
  const [, first = '', second, third = '', verb = '', rest = ''] = found;
  if (AMOUNT.test(rest) || VERBAL.test(` ${first} ${third} `)) return [];
  const own = said.toLowerCase();
  return [first, ...(second === undefined ? [] : [second]), third]
    .filter((one) => own.includes(one.toLowerCase().replace(/^(?:the|all|your|our) /u, '')))
    .flatMap((one) => [
      `${capital(one)} ${verb} ${rest}`,
      ...(ONE[verb] === undefined ? [] : [`${capital(one)} ${ONE[verb]} ${rest}`]),
    ]);
}

export const EACH_SUBJECT: readonly Rewriter[] = [
  { of: /\p{L}/u, from: TWO, write: ofEachSubject, reorders: true },
];
