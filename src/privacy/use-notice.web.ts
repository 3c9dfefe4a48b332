import { useQuery } from '@tanstack/react-query';
import { callApi } from '../ui/call-api.web.ts';
import type { NoticeSection } from './write-privacy-notice.ts';

/** The notice as this site is set up; `isLost` when it could not be fetched. */
export function useNotice(): { readonly sections: readonly NoticeSection[]; readonly isLost: boolean } {
  const { data, isError } = useQuery({
    queryKey: ['privacy-notice'],
    queryFn: () => callApi<readonly NoticeSection[]>('GET', '/api/privacy'),
  });
  return { sections: data ?? [], isLost: isError };
}
