import type { SecondFactor } from '@aangiftewijs/domain/session'
import { Stack } from '@aangiftewijs/ui/layout'
import { hasOwnData, useAnswer, useUser } from '../../ports/queries.ts'
import { usePostedForm } from '../../shell/page-context.tsx'
import { AddPasskey } from './AddPasskey.tsx'
import { CodesNotKept, NewRecoveryCodes } from './RecoveryCodes.tsx'
import { RecoveryCodesForm, RemovePasskey } from './SecondFactorForms.tsx'

const none: SecondFactor = { passkeys: [], recoveryCodes: 0, areCodesKept: true }

/** The passkeys and codes there are, and the forms that change them. */
export function Part() {
  const isEnabled = hasOwnData(useUser())
  const { data = none } = useAnswer('/api/second-factor', { isEnabled })
  const isShowingCodes = usePostedForm('recovery-codes')?.fields.codes !== undefined
  return (
    <Stack gap={6}>
      {isShowingCodes ? <NewRecoveryCodes /> : !data.areCodesKept && <CodesNotKept />}
      {data.passkeys.length === 0 ? null : (
        <>
          <RemovePasskey passkeys={data.passkeys} />
          <RecoveryCodesForm left={data.recoveryCodes} />
        </>
      )}
      <AddPasskey />
    </Stack>
  )
}
