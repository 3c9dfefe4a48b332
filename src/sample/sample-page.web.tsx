export function SamplePage() {
  return null;
}
