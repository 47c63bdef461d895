import { reviewCopy } from "@/lib/posts/copy";
import { addReview } from "@/lib/posts/reviews";
import { reviewInput } from "@/lib/posts/schema";
import { doneAnswer } from "@/lib/web/api/api-answers";
import { otherMethods } from "@/lib/web/api/methods";
import { idParams, route } from "@/lib/web/api/route";
import { clientAddress } from "@/lib/web/session";

export const POST = route(
  {
    summary: "Avalia um artigo",
    description: "O e-mail só aparece mascarado.",
    access: "public",
    params: idParams,
    body: reviewInput,
    status: 201,
    limit: "review",
    answer: doneAnswer,
    example: {
      body: { nome: "Maria", email: "maria@exemplo.com.br", titulo: "Que bonito", rating: 5, comment: "Volto sempre." },
      answer: { message: reviewCopy.sent },
    },
  },
  async ({ params, body }) => {
    const { review } = await addReview(params.id, body, await clientAddress());
    return { message: review?.awaiting ? reviewCopy.sentAwaiting : reviewCopy.sent };
  },
);

export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ POST });
