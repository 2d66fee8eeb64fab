/** A private key that can sign, wherever it lies. */
export interface SigningKey {
  /** 32 bytes (RFC 8032). */
  readonly public_key: Uint8Array;
  /** UTC ISO 8601 with milliseconds. */
  readonly created_at: string;
  /** The 64-byte Ed25519 signature of a message. */
  sign(message: Uint8Array): Uint8Array | Promise<Uint8Array>;
}

/**
 * Where checkpoints get their signatures: a key file, or a key management service. It is asked for the
 * key before each batch, so a key rotated by another process signs from the next batch on.
 */
export interface Signer {
  /** The key to sign with; the same object as long as it is the same key. */
  current(): SigningKey | Promise<SigningKey>;
}
