import { BlogPage } from "@/components/posts/blog-page";
import { readPostCategories, readPosts } from "@/lib/posts/public";
import { routes } from "@/lib/routes";
import { ofName } from "@/lib/settings/name";
import { furtherMetadata, readFurtherPage } from "../../../further-page";

type Props = PageProps<"/posts/pagina/[n]">;

export const generateStaticParams = () => [];

export const generateMetadata = furtherMetadata((page, site) => ({
  title: "Blog",
  description: `Página ${page} do blog ${ofName(site)}: as ações de antes, contadas por quem participou de cada uma.`,
  path: routes.postsPage(page),
}));

export default async function PostsFurtherPage({ params }: Props) {
  const { n } = await params;
  const [list, categories] = await Promise.all([readFurtherPage(n, readPosts), readPostCategories()]);
  return <BlogPage {...list} categories={categories} />;
}
