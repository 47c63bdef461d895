import type { Metadata } from "next";
import { createCategory, moveCategory, removeCategory, renameCategory } from "@/app/(painel)/actions/categories";
import { CategoryList } from "@/components/categories/category-list";
import { NewCategory } from "@/components/categories/new-category";
import { ManageHeader } from "@/components/manage/manage-header";
import { Card } from "@/components/ui/card";
import { Link } from "@/components/ui/link";
import { Part } from "@/components/ui/part";
import { categoryCopy } from "@/lib/categories/copy";
import { countCategories } from "@/lib/categories/edit";
import { categoryEntity } from "@/lib/categories/entity";
import { KIND_KEYS, KINDS } from "@/lib/categories/kinds";
import { listHref } from "@/lib/lists/list-href";
import { painelRoutes } from "@/lib/painel-routes";
import { requireAdministrator } from "@/lib/web/session";

export const metadata: Metadata = { title: categoryCopy.title };

export default async function CategoriesPage() {
  await requireAdministrator(painelRoutes.categories);
  const kinds = await Promise.all(KIND_KEYS.map(async (kind) => ({ kind, categories: await countCategories(kind) })));
  return (
    <div className="grid max-w-3xl gap-8">
      <ManageHeader
        title={categoryCopy.title}
        lead="Os assuntos dos filtros do site, nesta ordem. O nome pode mudar quando quiser: o endereço da categoria fica o mesmo, e os links antigos continuam valendo."
      />
      {kinds.map(({ kind, categories }) => (
        <Part key={kind} id={`de-${kind}`} title={KINDS[kind].title} size="text-2xl">
          <CategoryList
            kind={kind}
            categories={categories}
            rename={renameCategory}
            move={moveCategory}
            remove={removeCategory}
          />
          <Card className="p-4">
            <NewCategory kind={kind} create={createCategory} />
          </Card>
        </Part>
      ))}
      <Link
        href={listHref(painelRoutes.history, { tipo: categoryEntity.key })}
        className="w-fit py-2 font-semibold underline underline-offset-4"
      >
        Quem mudou as categorias
      </Link>
    </div>
  );
}
