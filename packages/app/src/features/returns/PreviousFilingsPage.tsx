import { Banner } from '@aangiftewijs/ui/Banner'
import { LinkButton } from '@aangiftewijs/ui/LinkButton'
import { Heading, Stack } from '@aangiftewijs/ui/layout'
import { T } from '../../copy/words.tsx'
import { Deferred } from '../../deferred/Deferred.tsx'
import { useCurrentFiling, useReturnsState } from '../../ports/queries.ts'
import { usePostedForm } from '../../shell/page-context.tsx'
import { ReviewStep } from '../tax-return/ReviewPage.tsx'
import { newReturnPath } from './addresses.ts'
import { words } from './copy.ts'

/** Every return, and beneath them the review of the one that is open. Spec 2 § 2.7; decisions, Filing. */
export const Page = () => <ReviewStep title={words.title} intro={words.intro} before={<Returns />} />

function Returns() {
  const current = useCurrentFiling()
  const message = usePostedForm('returns')?.message
  return (
    <Stack gap={6}>
      {message !== undefined && <Banner tone="error">{message}</Banner>}
      <Deferred part="returns/ReturnList" follows={useReturnsState()} />
      <div>
        <LinkButton href={newReturnPath()} variant="secondary">
          <T text={words.startAnother} />
        </LinkButton>
      </div>
      {current && (
        <Heading level={2} size="xl">
          <T text={words.review} values={{ year: current.year }} />
        </Heading>
      )}
    </Stack>
  )
}
