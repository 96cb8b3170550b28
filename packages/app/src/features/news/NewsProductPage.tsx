import { Deferred } from '../../deferred/Deferred.tsx'

/** The news product: every path of its host shows this list. Spec 2 § 2.20. */
export const Page = () => <Deferred part="news/NewsProduct" />
