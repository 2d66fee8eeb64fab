/**
 * Blocks that open with what they are of and say more behind it: `**Order 8801:** shipped on 4 July. It contains two
 * lamps.` Their later sentences are of the label as much as the first.
 */
import { scan } from '../../text/scan.ts';
import type { Block } from './layout.ts';
import type { Section } from './sections.ts';

const LABEL = /^(?<name>[\p{L}\p{N}#][^.:!?;,]{1,50}): \S/u;

/** Blocks beside each other that open with a label, each as a section of its own; those with nothing behind their first sentence are fields. */
export function labelledRuns(
  blocks: readonly Block[],
  words: (block: Block) => string,
): readonly Section[][] {
  const runs: Section[][] = [];
  let run: Section[] = [];
  let first: Block | undefined;
  const close = (): void => {
    if (run.some(({ content }) => saysMore(words(content[0]!)))) runs.push(run);
    run = [];
  };
  for (const block of blocks) {
    if (block.kind === 'rule') continue;
    const name = nameOf(block, words);
    const beside = first !== undefined && block.kind === first.kind && block.indent === first.indent;
    if (name === undefined || !beside) close();
    if (name === undefined) continue;
    run.push({ name, content: [block] });
    first = block;
  }
  close();
  return runs;
}

const nameOf = (block: Block, words: (block: Block) => string): string | undefined =>
  block.kind === 'item' || block.kind === 'prose' ? LABEL.exec(words(block))?.groups?.name : undefined;

const saysMore = (words: string): boolean => scan(words).sentenceCount > 1;
