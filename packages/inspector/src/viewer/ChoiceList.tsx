import { Button, type ButtonVariant } from '@aangiftewijs/ui/Button'
import { Cluster, Stack, Text } from '@aangiftewijs/ui/layout'
import { requestName } from '../catalogue/index.ts'
import { inspectorWords as words } from '../copy.ts'
import type { OfferedChoice, SnapshotView } from '../live/snapshot-view.ts'
import { T, useLanguage, useWords } from '../words.tsx'
import { ChoiceName, ImpossibleChoices } from './ImpossibleChoices.tsx'
import { Part } from './Part.tsx'
import { useFocusAfter } from './use-focus-after.ts'

interface ChoiceListProps {
  readonly view: SnapshotView
  readonly isDisabled: boolean
  readonly onChoose: (choice: string) => void
  readonly onSlowDown: (request: string) => void
}

/** What can be done where a chart stands, what it waits for first, and what cannot with the reason. */
export function ChoiceList({ view, isDisabled, onChoose, onSlowDown }: ChoiceListProps) {
  const { choices, requests, state } = view
  const language = useLanguage()
  const say = useWords()
  const { list, press: pressed } = useFocusAfter(view)
  const isPossible = ({ possibility }: OfferedChoice) => possibility.kind === 'possible'
  const events = choices.filter(({ kind }) => kind === 'event')
  const byPeople = events.filter((one) => isPossible(one) && !one.happensByItself)
  const byItself = events.filter((one) => isPossible(one) && one.happensByItself)
  const impossible = events.filter((one) => !isPossible(one))
  const delays = choices.filter(({ kind }) => kind === 'delay')
  const press = {
    isDisabled,
    onChoose: (id: string) => {
      pressed()
      onChoose(id)
    },
  }

  return (
    <section aria-label={say(words.choices)} ref={list} tabIndex={-1}>
      <Stack gap={4}>
        {requests.length > 0 && (
          <Part title={words.requests}>
            {requests.map(({ id, isSlow }) => (
              <Stack gap={2} key={id}>
                <Text>
                  <T
                    text={isSlow ? words.requestSlow : words.requestWaits}
                    values={{ name: requestName(id, language) }}
                  />
                </Text>
                <Choices
                  {...press}
                  choices={choices.filter(({ about, kind }) => about === id && kind === 'success')}
                  variant="primary"
                />
                <Choices
                  {...press}
                  choices={choices.filter(({ about, kind }) => about === id && kind === 'failure')}
                  variant="danger"
                />
                <Cluster gap={2}>
                  <Button
                    isDisabled={isDisabled}
                    isUnavailable={isSlow}
                    onPress={() => isSlow || onSlowDown(id)}
                    size="small"
                    variant="secondary"
                  >
                    <T text={words.beSlow} />
                  </Button>
                </Cluster>
              </Stack>
            ))}
          </Part>
        )}
        <Part title={words.possible}>
          {byPeople.length > 0 ? (
            <Choices {...press} choices={byPeople} />
          ) : (
            <Text tone="muted">
              <T text={words.nothingPossible} />
            </Text>
          )}
        </Part>
        {delays.length > 0 && (
          <Part title={words.delays}>
            <Choices {...press} choices={delays} />
          </Part>
        )}
        {byItself.length > 0 && (
          <Part title={words.byItself}>
            <Choices {...press} choices={byItself} />
          </Part>
        )}
        {impossible.length > 0 && <ImpossibleChoices choices={impossible} state={state} />}
      </Stack>
    </section>
  )
}

interface ChoicesProps {
  readonly choices: readonly OfferedChoice[]
  readonly variant?: ButtonVariant
  readonly isDisabled: boolean
  readonly onChoose: (choice: string) => void
}

const Choices = ({ choices, variant = 'secondary', isDisabled, onChoose }: ChoicesProps) => (
  <Cluster gap={2}>
    {choices.map((choice) => (
      <Button
        isDisabled={isDisabled}
        key={choice.id}
        onPress={() => onChoose(choice.id)}
        size="small"
        value={choice.id}
        variant={variant}
      >
        <span>
          <ChoiceName choice={choice} />
        </span>
      </Button>
    ))}
  </Cluster>
)
