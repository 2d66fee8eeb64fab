/** How many of how many are so, by two numbers of one object: "four of the six replicas are ready" of `replicas: desired 6, ready 4`. */
import { countOf } from '../../data-answers/answer.ts';
import type { Scene, Shown } from '../asked.ts';
import { type Fact, factsOf } from '../facts.ts';

const SOME =
  /^(?:Only )?(?<some>\p{L}+|\d+) (?:out )?of (?:the |its |our |his |her |their )?(?<all>\p{L}+|\d+) (?<noun>\p{Ll}[\p{Ll}-]*s)(?: (?:of|in) (?:the )?(?<of>[\p{L}\d][\p{L}\d_.-]*))? (?:is|are|was|were|have been) (?<state>\p{Ll}{3,20})$/iu;
/** Names of a number of all of them. */
const WHOLE = /^(?:desired|total|all|expected|planned|required|ordered|count|size|overall|requested)$/u;

const isNumber = ({ field }: Fact, count: number): boolean => field.quote === String(count);

/** Where both numbers stand, of one object and of no other; undefined for another statement, and where they do not. */
export function ofAllOfThem(said: string, { documents }: Scene): Shown | undefined {
  const { some = '', all = '', noun = '', of, state = '' } = SOME.exec(said)?.groups ?? {};
  const [number, whole] = [countOf(some), countOf(all)];
  if (number === undefined || whole === undefined || number > whole) return undefined;
  const under = factsOf(documents).filter(
    ({ field, document }) => documents[document]!.structured && field.path.at(-1) === noun.toLowerCase(),
  );
  const so = under.filter(({ name }) => name === state.toLowerCase());
  const wholes = under.filter(({ name }) => WHOLE.test(name));
  const [one] = so;
  const [every] = wholes;
  // Of two objects that have such numbers, or of two numbers of all, it is not known which is meant.
  if (one === undefined || every === undefined || so.length > 1 || wholes.length > 1) return undefined;
  if (one.document !== every.document || one.field.path.join() !== every.field.path.join()) return undefined;
  if (!isNumber(one, number) || !isNumber(every, whole)) return undefined;
  if (of !== undefined && !isNamed(of, one, documents)) return undefined;
  return { places: [one, every], told: `${every.name}: ${whole}, ${one.name}: ${number}` };
}

/** Whether the object that has the numbers, or the one above it, has a field with such a value. */
function isNamed(of: string, { field, document }: Fact, documents: Scene['documents']): boolean {
  const above = field.path.slice(0, -1).join();
  return factsOf(documents).some(
    (other) =>
      other.document === document &&
      other.field.quote.toLowerCase() === of.toLowerCase() &&
      other.field.path.join() === above &&
      /^(?:name|id|deployment|service|app|application|key|title|label|job|cluster|order|shipment|batch|release)$/u.test(
        other.name,
      ),
  );
}
