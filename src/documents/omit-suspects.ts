const ENTRY = '/Suspects false';

/**
 * A PDF without the entry that says no tag of it is in doubt, blanked where it stands so that no offset moves. False is what its absence means
 * (ISO 32000-1, table 321), and Poppler, which many viewers are built on, complains of every file that spells it out.
 */
export function omitSuspects(pdf: Buffer): Buffer {
  const at = pdf.lastIndexOf(ENTRY);
  return at < 0 ? pdf : pdf.fill(' ', at, at + ENTRY.length);
}
