/** What a tile's address names (C2SP tlog-tiles, "Merkle Tree" and "Log entries"). */
export interface TilePath {
  /** 0–63, or `entries` for a bundle of log entries. */
  readonly level: number | 'entries';
  readonly index: number;
  /** 256 for a full tile, 1–255 for a partial one. */
  readonly width: number;
}

const PATH = /^tile\/(entries|[0-9]{1,2})\/((?:x[0-9]{3}\/){0,5}[0-9]{3})(?:\.p\/([0-9]{1,3}))?$/;

/** `tile/<L>/<N>[.p/<W>]`, with N in groups of three digits, all but the last behind an `x`. */
export function formatTilePath({ level, index, width }: TilePath): string {
  let path = String(index % 1000).padStart(3, '0');
  for (let rest = Math.floor(index / 1000); rest > 0; rest = Math.floor(rest / 1000)) {
    path = `x${String(rest % 1000).padStart(3, '0')}/${path}`;
  }
  return `tile/${level}/${path}${width === 256 ? '' : `.p/${width}`}`;
}

/** The tile that a path names; undefined for any spelling but the one of {@link formatTilePath}. */
export function parseTilePath(path: string): TilePath | undefined {
  const match = PATH.exec(path);
  if (match === null) return undefined;
  const [, level, number, width] = match;
  const parsed: TilePath = {
    level: level === 'entries' ? level : Number(level),
    index: Number(number!.replace(/[x/]/g, '')),
    width: width === undefined ? 256 : Number(width),
  };
  const known =
    (parsed.level === 'entries' || parsed.level <= 63) && parsed.width >= 1 && parsed.width <= 256;
  return known && formatTilePath(parsed) === path ? parsed : undefined;
}
