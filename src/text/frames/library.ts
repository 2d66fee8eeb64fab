/** What is known of frames: which words may begin one, and what one frame says of another. */
import { gather } from '../gather.ts';
import { readTables, type Table } from './read-table.ts';
import { TABLES } from './tables/index.ts';
import type { Link, Meeting, Realisation, Role } from './types.ts';

/** Steps of entailment that are followed. */
const MOST_STEPS = 3;

const MEETINGS: readonly Meeting[] = ['same', 'entails', 'excludes', 'denies', 'none'];

class Library {
  readonly table: Table;
  private readonly tellingWords = new Map<number, ReadonlySet<string>>();
  /** For each frame what follows from it, itself included, with the role there that each of its roles fills. */
  private readonly reached: readonly ReadonlyMap<number, Link>[];
  /** For a frame of a claim what is known of its meeting with each of evidence: its place among MEETINGS, counted from 1. */
  private readonly met: (Uint8Array | undefined)[] = [];

  constructor(tables: readonly string[]) {
    this.table = readTables(tables);
    const { frames } = this.table;
    this.reached = frames.map((_, frame) => this.reach(frame));
  }

  /** The ways to say something that a lemma tells of. */
  told(lemma: string): readonly Realisation[] {
    return this.table.told(lemma);
  }

  /** The ways to say a frame. */
  ways(frame: number): readonly Realisation[] {
    return this.table.ways(frame);
  }

  /** Words by which evidence may say a frame, or one that it follows from. */
  stemsOf(frame: number): ReadonlySet<string> {
    let known = this.tellingWords.get(frame);
    if (known === undefined) {
      const ways = gather(this.sources(frame), (from) => this.ways(from));
      const told = ways.filter(({ inEvidence, slight }) => inEvidence && !slight);
      known = new Set(told.map(({ words, tells }) => words[tells]));
      this.tellingWords.set(frame, known);
    }
    return known;
  }

  /** What the evidence's frame says of the claim's. */
  meeting(claim: number, evidence: number): Meeting {
    if (claim === evidence) return 'same';
    this.met[claim] ??= new Uint8Array(this.table.frames.length);
    const met = this.met[claim];
    if (met[evidence] > 0) return MEETINGS[met[evidence] - 1];
    const meeting = this.meet(claim, evidence);
    met[evidence] = 1 + MEETINGS.indexOf(meeting);
    return meeting;
  }

  private meet(claim: number, evidence: number): Meeting {
    const { frames } = this.table;
    if (this.reached[evidence].has(claim)) return 'entails';
    if (frames[claim].denies === evidence || frames[evidence].denies === claim) return 'denies';
    for (const reached of this.reached[evidence].keys()) {
      if (frames[claim].excludes.includes(reached) || frames[reached].excludes.includes(claim))
        return 'excludes';
    }
    return 'none';
  }

  /** The role of the evidence's frame that a role of the claim's is filled by. */
  roleIn(claim: number, evidence: number, role: Role): Role {
    return this.reached[evidence].get(claim)?.roles[role] ?? role;
  }

  /** What a wording of the evidence says of one of the claim, where no parse tells who has which role. */
  unparsed(claim: Realisation, evidence: Realisation): Meeting {
    if (claim.slight || evidence.slight || !claim.inClaim || !evidence.inEvidence) return 'none';
    // "A refund" does not say that a refund was issued.
    if (claim.noun >= 0 && evidence.manner === 'deed') return 'none';
    const meeting = this.meeting(claim.frame, evidence.frame);
    const roleIn = (role: Role): Role => this.roleIn(claim.frame, evidence.frame, role);
    return meeting !== 'none' && areParallel(claim, evidence, roleIn) ? meeting : 'none';
  }

  /** Frames from which a frame follows, itself first. */
  sources(frame: number): readonly number[] {
    return [
      frame,
      ...gather(this.reached, (reached, from) => (from !== frame && reached.has(frame) ? [from] : [])),
    ];
  }

  private reach(start: number): Map<number, Link> {
    const reached = new Map<number, Link>([[start, { to: start, roles: {} }]]);
    let edge = [start];
    for (let step = 0; step < MOST_STEPS && edge.length > 0; step++) {
      const found: number[] = [];
      for (const at of edge) {
        for (const { to, roles } of this.table.frames[at].entails) {
          if (reached.has(to)) continue;
          const before = reached.get(at)!.roles;
          const through: Record<number, Role> = {};
          for (const role of [1, 2, 3, 4] as const) {
            const middle = roles[role] ?? role;
            through[role] = before[middle] ?? middle;
          }
          reached.set(to, { to, roles: through });
          found.push(to);
        }
      }
      edge = found;
    }
    return reached;
  }
}

/** Whether two wordings have the same roles for subject and object: else who is meant only a parse can tell. */
function areParallel(a: Realisation, b: Realisation, roleIn: (role: Role) => Role): boolean {
  const alike = (ours: Role | 0, theirs: Role | 0): boolean =>
    ours === 0 || theirs === 0 || roleIn(ours) === theirs;
  return alike(a.slots.subject, b.slots.subject) && alike(a.slots.object, b.slots.object);
}

export const frames = new Library(TABLES);
