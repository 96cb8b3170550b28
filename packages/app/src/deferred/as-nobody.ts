import type { PageRequest } from '../page-request.ts'

/** The page as somebody sees it of whom nothing is known. */
export const asNobody = (page: PageRequest): PageRequest => ({
  ...page,
  search: '',
  data: { '/api/user': null },
  form: null,
  flash: null,
  isArrival: false,
  hasSignedInHere: true,
})
