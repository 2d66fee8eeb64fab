import { authorize, type Told } from '../../service/authorize.ts';
import type { House } from '../../service/house.ts';
import { type Quoting, quotesOf } from '../../service/quoting.ts';
import type { StoredAnswer } from '../../storage/ports.ts';
import { AnswerEvents, eventFrame, wantsEvents } from '../answer-events.ts';
import { type Answer, bodyOf, type Call, JSON_TYPE, json, occasionOf, type StreamedAnswer } from '../call.ts';
import { EVENT_STREAM_TYPE } from '../event-streams.ts';
import { lastData } from '../idempotency.ts';
import { queryOf } from '../query.ts';
import type { Route } from '../route.ts';

/** A decision that was kept, as events or as JSON: the checks before it came once. */
function again(kept: StoredAnswer, call: Call): StoredAnswer {
  const as_events = kept.content_type === EVENT_STREAM_TYPE;
  if (as_events === wantsEvents(call)) return kept;
  const decision = lastData(kept);
  return as_events
    ? { ...kept, content_type: JSON_TYPE, body: decision.trimEnd() }
    : { ...kept, content_type: EVENT_STREAM_TYPE, body: eventFrame('decision', JSON.parse(decision)) };
}

/**
 * Whether an action may go ahead (specification 4.2), in one piece or as events: `check` for each claim as it is
 * judged, and last `decision`.
 */
export function authorizeRoute(house: House): Route {
  const read = queryOf([]);

  async function decide(call: Call, told?: Told) {
    read(call);
    const { response, deliberation, record_id, quoting } = await authorize(
      house,
      house,
      call.caller!,
      bodyOf(call),
      occasionOf(call, house),
      told,
    );
    const { decision, reason } = deliberation.ruling;
    call.outline = { decision, reason, record_id };
    return { response, quoting };
  }

  const decisionFrame = (decision: object): string => eventFrame('decision', decision);

  const tell = async (call: Call, send: (frame: string) => void): Promise<Quoting | undefined> => {
    const { response, quoting } = await decide(call, (check) => send(eventFrame('check', check)));
    send(decisionFrame(response));
    return quoting;
  };

  async function whole(call: Call): Promise<Answer> {
    if (!wantsEvents(call)) {
      const { response, quoting } = await decide(call);
      return { ...json(response), ...quotesOf(quoting, JSON.stringify) };
    }
    let body = '';
    const quoting = await tell(call, (frame) => {
      body += frame;
    });
    const quotes = quotesOf(quoting, decisionFrame);
    return { status: 200, content_type: EVENT_STREAM_TYPE, body, ...quotes };
  }

  return {
    method: 'POST',
    url: '/v2/authorize',
    access: 'authorize',
    whole,
    again,
    async handle(call): Promise<Answer | StreamedAnswer> {
      if (!wantsEvents(call)) return whole(call);
      const events = new AnswerEvents(call, house.limits, async (send) => {
        await tell(call, send);
      });
      await events.begun();
      return {
        status: 200,
        content_type: EVENT_STREAM_TYPE,
        endless: false,
        stream: events.stream,
      };
    },
  };
}
