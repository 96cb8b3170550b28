import type { Meta, StoryObj } from '@storybook/react-vite'
import { Banner } from '../../components/Banner/index.ts'
import { Button } from '../../components/Button/index.ts'
import { Card } from '../../components/Card/index.ts'
import { ProgressBar } from '../../components/ProgressBar/index.ts'
import { Skeleton } from '../../components/Skeleton/index.ts'
import { Spinner } from '../../components/Spinner/index.ts'
import { VisuallyHidden } from '../../components/VisuallyHidden/index.ts'
import { Grid, Stack } from '../../layout/index.ts'

const meta = { title: 'Patterns/Waiting', tags: ['!autodocs'] } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** A button that was pressed: it says what it does and keeps the focus. */
export const AfterAPress: Story = {
  render: () => (
    <Button isPending pendingLabel="Saving…">
      Continue
    </Button>
  ),
}

/** Something that ends by itself and tells how far it is, then does not. */
export const AFile: Story = {
  render: () => (
    <Stack gap={6}>
      <ProgressBar label="Uploading jaaropgave-2024.pdf" value={38} />
      <ProgressBar label="Reading jaaropgave-2024.pdf" />
      <Spinner label="Almost there" isLabelVisible />
    </Stack>
  ),
}

/** A list that is on its way keeps its place, so that nothing jumps. */
export const AList: Story = {
  render: () => (
    <div aria-busy="true">
      <VisuallyHidden>
        <span role="status">Getting your returns</span>
      </VisuallyHidden>
      <Grid columns={2}>
        {['first', 'second'].map((place) => (
          <Card key={place}>
            <Skeleton width="55%" height="1.5rem" />
            <Skeleton lines={2} />
            <Skeleton width="8rem" height="2.75rem" />
          </Card>
        ))}
      </Grid>
    </div>
  ),
}

/** It did not work: what happened, that nothing is lost, and what one can do. */
export const ThenItFails: Story = {
  render: () => (
    <Banner
      variant="error"
      role="alert"
      title="We could not get your returns"
      actions={<Button size="small">Try again</Button>}
    >
      Nothing is lost. Check your connection and try again.
    </Banner>
  ),
}
