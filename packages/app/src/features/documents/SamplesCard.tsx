import { pathOf } from '@aangiftewijs/domain/tax-return'
import { Button } from '@aangiftewijs/ui/Button'
import { Card } from '@aangiftewijs/ui/Card'
import { Link } from '@aangiftewijs/ui/Link'
import { Text } from '@aangiftewijs/ui/layout'
import type { SubmitEvent } from 'react'
import { T, useWords } from '../../copy/words.tsx'
import { useQueryClient } from '../../ports/queries.ts'
import { focusThen } from '../../shell/focus-then.ts'
import { sampleWords as words } from './samples.copy.ts'
import { toastWords } from './upload.copy.ts'
import { documentCalls } from './upload-calls.ts'
import { useCall } from './use-call.ts'

/** Fictional documents to practise with. Spec 1 § 2. */
export function SamplesCard() {
  const say = useWords()
  const queryClient = useQueryClient()
  const { isRunning, run } = useCall(
    () => documentCalls(queryClient, '').loadSamples(),
    toastWords.samplesFailed,
    (count) => ({
      variant: 'default',
      title: say(toastWords.samplesLoaded),
      text: say(toastWords.samplesLoadedText, { count }),
    }),
  )
  const load = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    void run()
  }
  return (
    <Card
      as="section"
      title={<T text={words.title} />}
      headingLevel={2}
      actions={
        <>
          <form method="post" action={pathOf('documents')} onSubmit={load} {...focusThen('uploaded')}>
            <Button
              type="submit"
              name="intent"
              value="load-samples"
              variant="secondary"
              isPending={isRunning}
              pendingLabel={<T text={words.loading} />}
            >
              <T text={words.load} />
            </Button>
          </form>
          <Link href="/sample-documents" isExternal externalLabel={<T text={words.newTab} />}>
            <T text={words.browse} />
          </Link>
        </>
      }
    >
      <Text>
        <T text={words.text} />
      </Text>
    </Card>
  )
}
