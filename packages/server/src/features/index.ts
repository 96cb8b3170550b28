import type { Feature } from '../http.ts'
import { accountDetailsFeature } from './account-details/index.ts'
import { activityFeature } from './activity/index.ts'
import { calculatorFeature } from './calculator/index.ts'
import { digidFeature } from './digid/index.ts'
import { documentsFeature } from './documents/index.ts'
import { draftsFeature } from './drafts/index.ts'
import { newsFeature } from './news/index.ts'
import { operationsFeature } from './operations/index.ts'
import { passwordResetFeature } from './password-reset/index.ts'
import { preferencesFeature } from './preferences/index.ts'
import { retentionFeature } from './retention/index.ts'
import { returnPdfFeature } from './return-pdf/index.ts'
import { secondFactorFeature } from './second-factor/index.ts'
import { sessionFeature } from './session/index.ts'
import { siteFilesFeature } from './site-files/index.ts'
import { taxReturnFeature } from './tax-return/index.ts'
import { trialFeature } from './trial/index.ts'

/** Every feature of the host. A new one is added here and in {@link import('./access-table.ts').accessTable}. */
export const features: readonly Feature[] = [
  sessionFeature,
  secondFactorFeature,
  passwordResetFeature,
  accountDetailsFeature,
  activityFeature,
  digidFeature,
  trialFeature,
  taxReturnFeature,
  draftsFeature,
  documentsFeature,
  returnPdfFeature,
  calculatorFeature,
  newsFeature,
  preferencesFeature,
  operationsFeature,
  retentionFeature,
  siteFilesFeature,
]
