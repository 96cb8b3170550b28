import { Card } from '@aangiftewijs/ui/Card'
import { Grid, Stack } from '@aangiftewijs/ui/layout'
import { Skeleton } from '@aangiftewijs/ui/Skeleton'
import { VisuallyHidden } from '@aangiftewijs/ui/VisuallyHidden'

interface LoadingArticlesProps {
  /** Said once to screen readers. */
  readonly label: string
  readonly count: number
}

/** Cards in grey while the articles come. */
export function LoadingArticles({ label, count }: LoadingArticlesProps) {
  return (
    <div role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      <Grid columns={1}>
        {Array.from({ length: count }, (_, place) => `place ${place}`).map((place) => (
          <Card key={place}>
            <Stack gap={3}>
              <Skeleton width="60%" height="1.5em" />
              <Skeleton width="30%" />
              <Skeleton lines={3} />
            </Stack>
          </Card>
        ))}
      </Grid>
    </div>
  )
}
