import type { Operator } from '@aangiftewijs/app/entry-server'
import type { Config } from '../env.ts'

/** What the settings say of who runs this installation, for the privacy statement; no member where they say nothing. */
export function operatorOf(config: Config): { readonly operator?: Operator } {
  const { controller, controllerContact, processors, smtpUrl, documentStore, backupDays } = config
  const operator: Operator = {
    ...(controller !== null &&
      controllerContact !== null && { controller: { name: controller, contact: controllerContact } }),
    ...(processors.length > 0 && { processors }),
    ...(smtpUrl !== null && { sendsMail: true }),
    ...(documentStore !== null && { hasBucket: true }),
    ...(backupDays !== null && { backupDays }),
  }
  return Object.keys(operator).length === 0 ? {} : { operator }
}
