import { parseBase64Hash, parseDecimal, toBase64 } from './bytes.ts';
import { TlogError } from './errors.ts';

/** The head of a log's tree (C2SP tlog-checkpoint). */
export interface Checkpoint {
  /** Names the log. */
  readonly origin: string;
  readonly size: number;
  /** 32 bytes. */
  readonly root: Uint8Array;
  /** Opaque lines that follow; this log writes none. */
  readonly extensions: readonly string[];
}

/** The text of the note that carries a checkpoint. */
export function formatCheckpoint({ origin, size, root, extensions }: Checkpoint): string {
  const lines = [origin, String(size), toBase64(root), ...extensions];
  if (lines.some((line) => line === '' || /[\n\r]/.test(line))) {
    throw new TlogError('malformed', 'the lines of a checkpoint are not empty and hold no line break');
  }
  return `${lines.join('\n')}\n`;
}

/** Inverse of {@link formatCheckpoint}; throws `malformed`. */
export function parseCheckpoint(text: string): Checkpoint {
  const [origin, size, root, ...rest] = text.split('\n');
  if (!origin || size === undefined || root === undefined || rest.pop() !== '' || rest.includes('')) {
    throw new TlogError('malformed', 'a checkpoint has an origin, a size and a root, each on its line');
  }
  return { origin, size: parseDecimal(size), root: parseBase64Hash(root), extensions: rest };
}
