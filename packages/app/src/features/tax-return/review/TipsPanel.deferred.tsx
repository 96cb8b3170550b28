import type { Copy } from '@aangiftewijs/domain/language'
import { lawfulResult } from '@aangiftewijs/domain/lawful-result'
import { type LawfulTip, lawfulTips } from '@aangiftewijs/domain/lawful-tips'
import { suggestedAmounts } from '@aangiftewijs/domain/tax-return'
import { fiveOf, type Tip, tipsFor } from '@aangiftewijs/domain/tips'
import { tipsMachine } from '@aangiftewijs/machines/tips'
import { Announcer } from '@aangiftewijs/ui/Announcer'
import { Card } from '@aangiftewijs/ui/Card'
import { Heading, ScreenOnly, Stack, Text } from '@aangiftewijs/ui/layout'
import { useMachine } from '@xstate/react'
import { useEffect, useEffectEvent } from 'react'
import { T, useWords } from '../../../copy/words.tsx'
import { useCurrentFiling, useDocuments } from '../../../ports/queries.ts'
import { AddressButton } from '../../../shell/AddressButton.tsx'
import { inspected } from '../../../shell/inspection.ts'
import { usePage } from '../../../shell/page-context.tsx'
import { showToast } from '../../../shell/toasts.ts'
import { usePrefill } from '../papers/use-prefill.ts'
import { useCountedDocuments } from '../papers/use-return-documents.ts'
import { LawfulTips } from './LawfulTips.tsx'
import { TipsList } from './TipsList.tsx'
import { words } from './tips.copy.ts'

/** The return as review shows it: what is not saved yet is taken from the documents. */
function useKnownFiling() {
  const filing = useCurrentFiling()
  const prefill = usePrefill()
  return (
    filing && {
      ...filing,
      incomeData: filing.incomeData ?? suggestedAmounts('income', prefill),
      deductionsData: filing.deductionsData ?? suggestedAmounts('deductions', prefill),
    }
  )
}

/**
 * The tips generator: a press, a second and a half, at most five tips. Without script the button opens this page with the tips
 * on it. Spec 2 § 4.
 */
export function Part() {
  const filing = useKnownFiling()
  const documents = useCountedDocuments(useCurrentFiling())
  const { path, search } = usePage()
  const say = useWords()
  const [snapshot, send] = useMachine(tipsMachine, inspected())
  const isFailed = snapshot.hasTag('failed')
  const isWithoutFiling = snapshot.hasTag('no-filing')
  const tell = useEffectEvent(() => {
    const text = isFailed ? words.tipsFailed : words.tipsNoFiling
    showToast({ variant: 'destructive', title: say(words.error), text: say(text) })
  })
  useEffect(() => {
    if (isFailed || isWithoutFiling) tell()
  }, [isFailed, isWithoutFiling])
  const isShown = snapshot.hasTag('shown')
  const cameWithPage = filing && new URLSearchParams(search).has('tips') && snapshot.matches('idle')
  const tips = cameWithPage ? tipsFor(filing, documents) : isShown ? snapshot.context.tips : null
  const shown = useShownTips(tips)
  return (
    <ScreenOnly isPrinted={tips !== null}>
      <Card
        as="section"
        id="tips"
        title={<T text={words.tips} />}
        headingLevel={2}
        actions={
          <AddressButton
            href={`${path}?tips#tips`}
            variant="secondary"
            isPending={snapshot.hasTag('generating')}
            pendingLabel={<T text={words.generatingTips} />}
            onPress={() => send({ type: 'tips are asked for', filing, documents })}
          >
            <T text={tips ? words.generateTipsAgain : words.generateTips} />
          </AddressButton>
        }
      >
        <Stack gap={4}>
          <Text>
            <T text={words.tipsIntro} />
          </Text>
          {isFailed && (
            <Text tone="error">
              <T text={words.tipsFailed} />
            </Text>
          )}
          {shown && <Tips {...shown} />}
          <Announcer message={isShown && shown ? countWords(shown, say) : ''} />
        </Stack>
      </Card>
    </ScreenOnly>
  )
}

/** How many there are: they stand above the button that was pressed, to be read one by one. */
function countWords({ tips, fromResult, none }: ShownTips, say: ReturnType<typeof useWords>): string {
  const count = tips.length + fromResult.length
  return count === 0 ? say(none) : say(count === 1 ? words.oneTip : words.tipsAbove, { count })
}

interface ShownTips extends ReturnType<typeof fiveOf<LawfulTip>> {
  /** What is said where there is no tip at all: without a result nobody looked at it. */
  readonly none: Copy
}

/**
 * Those that the result under the law suggests, which say what they are worth, then the tips of the return: together at most five; null
 * while none were asked for.
 */
function useShownTips(tips: readonly Tip[] | null): ShownTips | null {
  const filing = useCurrentFiling()
  const documents = useDocuments()
  if (tips === null) return null
  const result = filing && lawfulResult(filing, documents)
  return result?.kind === 'figure'
    ? { ...fiveOf(tips, lawfulTips(result)), none: words.noTips }
    : { ...fiveOf<LawfulTip>(tips, []), none: words.noTipsNoFigure }
}

const Tips = ({ tips, fromResult, none }: ShownTips) => (
  <Stack gap={6}>
    <LawfulTips tips={fromResult} />
    {fromResult.length === 0 ? (
      <TipsList tips={tips} none={none} />
    ) : (
      tips.length > 0 && (
        <Stack gap={4}>
          <Heading level={3} size="md">
            <T text={words.forMany} />
          </Heading>
          <TipsList tips={tips} none={none} />
        </Stack>
      )
    )}
  </Stack>
)
