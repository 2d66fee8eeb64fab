/** A request whose claim its evidence supports: what a newcomer sends first. */
const EXAMPLE = {
  action: { type: 'refund', params: { order: 'A-1042', amount: 42.5, currency: 'USD' } },
  claims: [{ text: 'Order A-1042 was delivered on 3 March 2026.' }],
  sources: [
    {
      source_id: 'carrier',
      text: 'Tracking report. Order A-1042 was delivered on 3 March 2026 at 14:20 and signed for by the buyer.',
    },
  ],
  response: { mode: 'verbose' },
};

/** The address under which a person on the same machine reaches the server. */
function reachable(address: string): string {
  return address.replace('//0.0.0.0:', '//127.0.0.1:').replace('//[::]:', '//[::1]:');
}

/** What the first start prints: the key, once, and a request to paste. */
export function welcome(address: string, token: string): string {
  const url = reachable(address);
  return `
Touchstone listens on ${url}   (reference: ${url}/docs)

This is your API key. It is shown once and stored only as a hash:

  ${token}

Try it:

  curl -s ${url}/v2/authorize \\
    -H 'Authorization: Bearer ${token}' \\
    -H 'Content-Type: application/json' \\
    -d '${JSON.stringify(EXAMPLE)}'

\`node bin/touchstone.mjs --help\` shows what else there is: more keys, settings, audit.

`;
}

/** What a later start prints. */
export function greeting(address: string): string {
  const url = reachable(address);
  return `Touchstone listens on ${url}   (reference: ${url}/docs)\n`;
}
