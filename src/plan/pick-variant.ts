/** One of the variants, always the same for the same key: plan id and message id, so that two plans of one trade read differently. */
export function pickVariant<Variant>(key: string, variants: readonly Variant[]): Variant {
  const variant = variants[hash(key) % variants.length];
  if (variant === undefined) throw new Error(`nothing to pick from for ${key}`);
  return variant;
}

/** FNV-1a, 32 bits, with a final mix: without it the low bit follows the last character alone. */
function hash(key: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < key.length; at += 1) value = Math.imul(value ^ key.charCodeAt(at), 0x01000193);
  value = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d);
  return (value ^ (value >>> 13)) >>> 0;
}
