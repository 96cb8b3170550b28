import { routes } from '../packages/app/src/routes.ts'
import { accessDocument } from '../packages/server/src/features/access-document.ts'

/** The text docs/access.md should have. */
export const accessText = (): string => accessDocument(routes.filter(({ product }) => product === 'tax'))
