const MESSAGE_ID = /^msg_([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})$/;

/**
 * The `webhook-id` of a delivery: the same at each attempt, replay and webhook, so that a receiver knows an event
 * that it has seen. Made of the subject's UUID, it holds no full stop, which would blur what is signed.
 */
export function messageIdOf(subject: string): string {
  return `msg_${subject.replaceAll('-', '')}`;
}

/** The subject of a message id; undefined for what is none. */
export function subjectOf(message_id: string): string | undefined {
  return MESSAGE_ID.exec(message_id)?.slice(1).join('-');
}
