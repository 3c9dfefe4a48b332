export function SampleSummary() {
  return null;
}
