import type { Gap } from '../domain/check.ts';
import type { ExplainedStatement, ExplainedUnit, Explanation } from '../verify/index.ts';
import { type Mark, plain, renderCheck } from './render.ts';

/** What each kind of match is called before a reader. */
export const RELATIONS: Readonly<Record<ExplainedUnit['match'], string>> = {
  none: 'nothing accounts for it',
  same: 'the same word',
  derived: 'a form of the same word',
  synonym: 'another word for it',
  specific: 'says it more closely',
  general: 'says it less closely',
  sibling: 'another thing of its kind',
  antonym: 'the opposite',
  value: 'the same value',
  follows: 'calculated, as told below',
};

/** What accounts for a word that no sentence holds. */
export const BY_TITLE = 'named by a title or by the head of the table';

/** What stands above the reasons of an engine that a model was asked after. */
export const BY_MODEL = 'semantic verification says so; what the engine saw without it';

export const FORCES = {
  contradicts: 'says otherwise',
  withholds: 'leaves it open',
  open: 'may not say as much',
  outweighed: 'outweighed by the judge',
} as const;

/** Longest word of a claim that the table makes room for. */
const WIDEST = 28;

/** A claim, its verdict, and the alignment that it rests on, in lines for a person. */
export function renderExplanation({ check, statements }: Explanation, mark: Mark): string {
  const semantic = check.method === 'semantic' ? ['', `  ${BY_MODEL}:`] : [];
  const told = statements.flatMap((statement, at) => [
    '',
    ...renderStatement(statement, check.gaps, statements.length > 1 ? `statement ${at + 1}: ` : '', mark),
  ]);
  return [renderCheck(check, mark), ...semantic, ...told].join('\n');
}

function renderStatement(
  statement: ExplainedStatement,
  gaps: readonly Gap[],
  label: string,
  mark: Mark,
): string[] {
  const { sentences, units, mismatches, derivations } = statement;
  if (sentences.length === 0) return [`  ${label}no sentence of the evidence speaks of it`];
  const width = Math.min(WIDEST, Math.max(...units.map(({ text }) => text.length)));
  return [
    `  ${label}${matched(statement)}`,
    ...sentences.map((one, at) => `  [${at + 1}] ${placeOf(one)}: ${plain(one.text)}`),
    ...units.map(
      (unit) =>
        `    ${plain(unit.text).padEnd(width)}  ${renderUnit(unit, mark)}${isOpen(unit, gaps) ? OPEN : ''}`,
    ),
    ...derivations.map((one) => `    ∴ ${plain(one)}`),
    ...mismatches.map(({ kind, force, sentence }) => `    ! ${kind}, ${FORCES[force]}: ${plain(sentence)}`),
  ];
}

function renderUnit({ match, strength, evidence }: ExplainedUnit, mark: Mark): string {
  if (match === 'none') return `–  ${RELATIONS.none}`;
  if (match === 'follows') return `∴  ${RELATIONS.follows}`;
  if (evidence === undefined) return `=  ${BY_TITLE}`;
  const sign = strength >= 0.5 ? '=' : '~';
  const words = mark(plain(evidence.text));
  return `${sign}  [${evidence.sentence + 1}] ${words}  ${RELATIONS[match]}, ${percent(strength)}`;
}

/** Where a sentence stands. */
export function placeOf(sentence: ExplainedStatement['sentences'][number]): string {
  const { source_id, start, end, pointer, retold } = sentence;
  const how = retold === true ? ', with what its words stand for' : '';
  return `${plain(source_id)} ${pointer === undefined ? `[${start}–${end}]` : plain(pointer)}${how}`;
}

/** What is said of a word that has its like in the evidence and is not borne out by it. */
export const OPEN = ', and yet not covered';

/** Whether a word of a claim that has its like in the evidence stays open all the same. */
export const isOpen = ({ start, end, strength }: ExplainedUnit, gaps: readonly Gap[]): boolean =>
  strength >= FOUND && gaps.some((gap) => gap.start < end && start < gap.end);
const FOUND = 0.5;

/** How much of a statement's words the evidence has, and what was made of that. */
export function matched(statement: ExplainedStatement): string {
  const { judged, mismatches } = statement;
  const share = `${percent(statement.matched)} of its words have their like in the evidence`;
  const against = mismatches.some(({ force }) => force === 'contradicts' || force === 'withholds');
  const but = against ? '; what stands against it decides' : '';
  if (judged === undefined)
    return against ? `${share}${but}` : `${share}; it stands there as it is said, with nothing to weigh`;
  const { score, needed } = judged;
  return `${share}; weighed as ${percent(likelihood(score))} likely to be supported, where ${percent(likelihood(needed))} is needed${but}`;
}

/** Log-odds as a likelihood. */
const likelihood = (score: number): number => 1 / (1 + Math.exp(-score));

export const percent = (share: number): string => `${Math.round(share * 100)}%`;
