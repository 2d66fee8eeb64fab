import Fastify, { type FastifyRequest } from 'fastify';
import { Refused } from '../service/refused.ts';
import { askForBody } from './expectation.ts';

type Done = (error: Error | null, body?: unknown) => void;

const tooLarge = (): Error => new Fastify.errorCodes.FST_ERR_CTP_BODY_TOO_LARGE();
const cutShort = (): Error =>
  new Refused({ code: 'invalid_request', detail: 'The body ended before all of it had come.' });

/**
 * Gathers a body of at most so many bytes. One that came in one piece is taken as it is: Node hands out a copy of
 * what the socket read, and most bodies of a gate are that small.
 * @param done hears once: of the bytes, or of what went wrong
 */
export function readWhole(
  { headers, raw }: FastifyRequest,
  payload: NodeJS.ReadableStream,
  limit: number,
  done: Done,
): void {
  if (Number(headers['content-length']) > limit) {
    done(tooLarge());
    return;
  }
  askForBody(raw);
  const pieces: Buffer[] = [];
  let length = 0;
  const end = (error: Error | null, body?: unknown): void => {
    payload.off('data', add).off('end', whole).off('error', broken);
    done(error, body);
  };
  const broken = (): void => end(cutShort());
  const add = (piece: Buffer): void => {
    length += piece.length;
    if (length > limit) end(tooLarge());
    else pieces.push(piece);
  };
  const whole = (): void => end(null, pieces.length === 1 ? pieces[0] : Buffer.concat(pieces, length));
  payload.on('data', add).on('end', whole).on('error', broken);
}
