import { eventAnswer, exampleEvent, exampleEventInput } from "@/lib/calendar/api";
import { manageEventCopy } from "@/lib/calendar/manage-copy";
import { presentEventWithPhotos } from "@/lib/calendar/present";
import { eventInput } from "@/lib/calendar/schema";
import { deleteEvents, getEvent, updateEvent } from "@/lib/calendar/service";
import { MAX_HOURS } from "@/lib/calendar/when-schema";
import { deleteRoute } from "@/lib/web/api/delete-route";
import { otherMethods } from "@/lib/web/api/methods";
import { idParams, route } from "@/lib/web/api/route";

export const GET = route(
  {
    summary: "Um evento",
    access: "content:read",
    params: idParams,
    answer: eventAnswer,
    example: { answer: exampleEvent },
  },
  async ({ params }) => presentEventWithPhotos(await getEvent(params.id)),
);

export const PUT = route(
  {
    summary: "Altera um evento",
    description: `Um término que não vier e passaria para outro dia, ou a mais de ${MAX_HOURS} horas do início, sai.`,
    access: "content:write",
    params: idParams,
    body: eventInput,
    content: "json+image",
    answer: eventAnswer,
    example: { body: exampleEventInput, answer: exampleEvent },
  },
  async ({ params, body }) => presentEventWithPhotos(await updateEvent(params.id, body)),
);

export const DELETE = deleteRoute({
  summary: "Exclui um evento",
  access: "content:write",
  remove: deleteEvents,
  message: manageEventCopy.deleted(1),
});

export const { POST, PATCH, OPTIONS } = otherMethods({ GET, PUT, DELETE });
